/** What a product is taxed as. The rate behind a class is that of a country (`tax_rates`). */
export const TAX_CLASSES = ['standard', 'reduced', 'super_reduced', 'zero'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

export const isTaxClass = (text: string): text is TaxClass => TAX_CLASSES.some((known) => known === text);
