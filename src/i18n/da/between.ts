export const between = {
  title: "Mere",
};
