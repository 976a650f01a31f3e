/** VAT class of a product. Its rate depends on the country (`tax_rates`). */
export const TAX_CLASSES = ['standard', 'reduced', 'super_reduced', 'zero'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];
