export const settle = {
  title: "Afregning",
};
