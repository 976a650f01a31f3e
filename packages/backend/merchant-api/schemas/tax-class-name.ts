import Type from 'typebox';

/** What a product is taxed as, in the words of `TAX_CLASSES`. */
export const TaxClassName = Type.Union([Type.Literal('standard'), Type.Literal('reduced'), Type.Literal('super_reduced'), Type.Literal('zero')]);
