export const book = {
  title: "Bogen",
};
