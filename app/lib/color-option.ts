/** Whether an option of this name is the color, in either spelling. */
export const isColorName = (name: string) => /^colou?r$/i.test(name.trim());
