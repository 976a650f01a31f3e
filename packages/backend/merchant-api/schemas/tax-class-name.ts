import Type from 'typebox';

export const TaxClassName = Type.Union([Type.Literal('standard'), Type.Literal('reduced'), Type.Literal('super_reduced'), Type.Literal('zero')]);
