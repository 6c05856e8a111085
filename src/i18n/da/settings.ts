export const settings = {
  title: "Indstillinger",
};
