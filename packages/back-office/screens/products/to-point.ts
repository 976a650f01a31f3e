/** `1.299,00` and `1 299,00` are written as `1299.00`; without a comma a point separates decimals. */
export const toPoint = (typed: string): string => (typed.includes(',') ? typed.replaceAll(/[.\s]/g, '').replace(',', '.') : typed);
