import type { ProductField } from './define-product-field.ts';
import type { ShopDefinition } from './define-shop.ts';
import { ENERGY_CLASS, RELEASE_YEAR, SHIPPED_FIELDS } from './shipped-fields.ts';

/** Fields with a place of their own: others cannot have their names. */
const OWN_PLACE = [ENERGY_CLASS, RELEASE_YEAR];

/** The fields in the column `fields` of products: those that ship, then the merchant's. Throws if two share a name or an attribute. */
export function productFields({ fields = [] }: ShopDefinition): readonly ProductField[] {
	const all = [...SHIPPED_FIELDS, ...fields];
	for (const nameOf of [({ name }: ProductField) => name, ({ attributeCode }: ProductField) => attributeCode]) {
		const seen = new Set<string>();
		for (const name of [...OWN_PLACE, ...all].flatMap((field) => nameOf(field) ?? [])) {
			if (seen.has(name)) throw new Error(`Two product fields are called "${name}": rename the one in shop/shop.config.ts.`);
			seen.add(name);
		}
	}
	return all;
}
