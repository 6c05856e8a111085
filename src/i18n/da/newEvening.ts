export const newEvening = {
  title: "Ny aften",
};
