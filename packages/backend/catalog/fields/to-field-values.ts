import type { CatalogProduct } from '@titraj/contract/catalog.ts';
import { CONDITION } from '@titraj/contract/shop/shipped-fields.ts';
import { Check } from 'typebox/value';
import type { FieldValues } from './change-fields.ts';

/** Values of declared fields in answers: shipped ones have properties of their own. Nothing if the product has none. */
export function toFieldValues({ condition, ...fields }: FieldValues): Pick<CatalogProduct, 'condition' | 'fields'> {
	return { ...(Check(CONDITION.schema, condition) && { condition }), ...(Object.keys(fields).length > 0 && { fields }) };
}
