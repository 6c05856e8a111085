export const start = {
  title: "Kongekop",
};
