import type { help as da } from "../da/help.ts";

export const help: typeof da = {
  "/": [
    "Här börjar du: med kvällen som pågår, annars med en ny.",
    "Under den står tidigare kvällar med resultatet. Ett tryck visar avräkningen.",
    "Allt ligger bara på den här telefonen. Spara en kopia under Meny och Data.",
  ],
  "/new": [
    "Välj vilka som spelar, i den ordning ni sitter, moturs. Två namn byter plats när du trycker på dem.",
    "Lotten avgör vem som ger först. Du kan också trycka på namnet.",
    "Pris, jetonger och ställe kan rättas nu eller senare under Regler och pris.",
  ],
  "/people": [
    "Alla som har spelat eller är uppskrivna. Ett tryck visar personens siffror.",
    "Den som inte kommer mer kan läggas i arkivet; inget försvinner.",
  ],
  "/people/:id": [
    "Ett nytt namn gäller i alla kvällar. Ett kännetecken skiljer två med samma namn.",
    "Två som är samma person kan slås ihop, och det kan ångras.",
  ],
  "/person/:id": [
    "En persons siffror: kvällar, poäng och pengar, och hur det gick.",
    "Vid varje siffra står vad den räknas ut från. Provkvällen räknas inte med.",
  ],
  "/evenings": [
    "Alla kvällar efter säsong. Ett tryck visar avräkningen; strecken bredvid öppnar kvällens meny.",
    "Sök efter namn, ställe, datum eller ett ord ur en notis: ”Poul klubbhuset”, ”24 okt”, ”oktober 2025”.",
    "Borttagna kvällar står längst ner och kan hämtas tillbaka.",
  ],
  "/evening/:id": {
    tarok: [
      "Tryck på Sista stick hos den som tog det, skriv de två räkningarna och spara.",
      "Allt annat noteras på en spelare: tryck på namnet och sedan på det som hände.",
      "Under varje namn står vad given ger eller kostar. Varför förklarar det.",
      "Ångra tar tillbaka det senaste. Äldre givar rättas i boken.",
    ],
    triomphe: [
      "Visar någon ett kort, tryck på namnet och på kortet.",
      "Finns det något kvar i potten, tryck på Stick hos den som tar vart och ett av de fem sticken och spara.",
      "Under varje namn står vad given ger eller kostar. Varför förklarar det.",
      "Ångra tar tillbaka det senaste. Äldre givar rättas i boken.",
    ],
  },
  "/evening/:id/book/:entry?": [
    "Boken har varje giv med det den flyttade. Tryck på en för att se varför.",
    "En öppnad giv kan rättas, tas bort eller få en ny före sig. Allt efter den räknas om.",
  ],
  "/evening/:id/log": [
    "Här står vad som har sparats, rättats och tagits bort, det nyaste överst.",
    "Ångra tar tillbaka det översta. Inget försvinner helt.",
  ],
  "/evening/:id/account/:account": [
    "Så blev saldot till, betalning för betalning, den nyaste överst.",
    "Varje rad leder till den giv den kommer från.",
  ],
  "/evening/:id/review/:entry?": [
    "Kvällen giv för giv: dra längs linjen, eller gå en giv framåt eller bakåt.",
    "Kurvan visar allas saldo; talen står också i en tabell.",
  ],
  "/evening/:id/settle": {
    tarok: [
      "Potterna delas, och planen har så få betalningar som möjligt.",
      "Bocka av det som är betalt; ett tryck till tar tillbaka det. Kvällen kan öppnas igen om något fattas.",
      "En differens måste förklaras först: räkna jetongerna eller bokför den på någon.",
    ],
    triomphe: [
      "Planen har så få betalningar som möjligt.",
      "Bocka av det som är betalt; ett tryck till tar tillbaka det. Kvällen kan öppnas igen om något fattas.",
    ],
  },
  "/evening/:id/more/:what?": {
    tarok: [
      "Det som händer mellan givarna: böter, överföringar, räkningar och vilka som kommer och går.",
      "Längst ner är vägen till kvällens regler, delning och avslut.",
      "Det du har börjat på ligger kvar tills det sparas eller rensas.",
    ],
    triomphe: [
      "Det som händer mellan givarna: överföringar och vilka som kommer och går.",
      "Längst ner är vägen till kvällens regler, delning och avslut.",
      "Det du har börjat på ligger kvar tills det sparas eller rensas.",
    ],
  },
  "/evening/:id/display": ["En skärm för alla vid bordet. Den kan vändas och låsas.", "Ett tryck leder tillbaka."],
  "/evening/:id/share": [
    "Kvällen som text, länk, tabeller eller på papper.",
    "En länk har hela kvällen i sig och öppnas utan nät. Den kan bara läsas tills den behålls.",
    "Bokföringsfilen är för den som för böcker i programmet hledger; andra kan hoppa över det.",
  ],
  "/evening/:id/hand-over": [
    "En annan telefon kan ta över kvällen. Sedan kan den här bara läsa.",
    "Bara den ena räknas. Har båda använts läggs det som noterats ihop.",
  ],
  "/evening/:id/sheet": ["Kvällen som den blir på papper.", "Webbläsarens utskrift kan också spara en PDF."],
  "/evening/:id/setup": [
    "Det som rättas här gäller hela kvällen. Alla givar räknas om.",
    "Innan du sparar ser du vad det gör med var och en.",
    "Klubbens fasta regler ändras under Meny och Regler.",
  ],
  "/evening/:id/difference": [
    "Kvällens egna regler bredvid en uppsättning. Bara det som skiljer visas.",
    "Kvällens regler rättas under Regler och pris.",
  ],
  "/difference": ["Två uppsättningar regler bredvid varandra.", "Bara det som skiljer visas."],
  "/evening/:id/reference": [
    "Alla belopp enligt kvällens egna regler.",
    "Skriv ut ger ett blad till bordet.",
    "Ska ett belopp vara ett annat i kväll rättas det under Regler och pris.",
  ],
  "/evening/:id/tables": [
    "Flera bord samma kväll avräknas tillsammans. Välj de andra borden.",
    "Kvällarna förblir som de är och kan skiljas åt igen.",
  ],
  "/money/:person?": [
    "Det som inte betalades på kvällen står på mellanhavandet för var och en.",
    "En betalning, hel eller delvis, skrivs upp här när den är gjord.",
    "Det som betalades vid bordet bockas av på kvällens avräkning och står också på mellanhavandet.",
  ],
  "/night/:id": [
    "Flera bord avräknade tillsammans: ett saldo för var och en och så få betalningar som möjligt.",
    "Bocka av det som är betalt; ett tryck till tar tillbaka det.",
  ],
  "/seasons": ["Säsonger är perioder med ett namn, till att börja med ett klubbår.", "Ett tryck visar ställningen."],
  "/seasons/:id": ["Ställningen i säsongen, med summa och genomsnitt för var och en.", "Provkvällen räknas inte med."],
  "/seasons/new": [
    "Säsongens namn, första och sista dag, och hur många kvällar som krävs för att stå i ställningen.",
    "Kvällarna i den hittas genom sina datum.",
  ],
  "/seasons/:id/edit": [
    "Säsongens namn, första och sista dag, och hur många kvällar som krävs för att stå i ställningen.",
    "Kvällarna i den hittas genom sina datum.",
  ],
  "/rules/:profile/reference": ["Alla belopp enligt de här reglerna.", "Skriv ut ger ett blad till bordet."],
  "/rules/:profile?": [
    "En ny kväll börjar med en av de här reglerna och behåller dem.",
    "Hjørring kan inte ändras. Kopiera det, så kan allt i kopian ändras.",
    "† står vid belopp som inte finns i häftet, tills klubben har bekräftat dem.",
  ],
  "/shared/:form/:data?": [
    "En kväll från en länk. Den ligger inte på telefonen än.",
    "Behåll den, så står den bland dina kvällar. Finns den redan läggs de ihop.",
  ],
  "/settings/:what?": [
    "Det som inte hör till en enskild kväll: utseende, klubben, regler och data.",
    "Under Data sparas allt i en fil som en annan telefon kan läsa.",
    "Allt gäller genast, och bara på den här telefonen.",
  ],
};
