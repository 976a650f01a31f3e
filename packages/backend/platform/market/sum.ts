/** Of whole cents. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
