import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { productFields } from '@titraj/contract/shop/product-fields.ts';

/** A merchant's own part of the product's page, by the field that it shows. */
export type FieldPart = readonly [name: string, render: (props: { readonly value: unknown }) => unknown];

/** Loads the parts of all declared fields; on the server only. */
export async function loadFieldParts(): Promise<readonly FieldPart[]> {
	const fields = productFields(await loadShop());
	const loaded = await Promise.all(fields.map(async ({ name, component }): Promise<FieldPart[]> => (component ? [[name, (await component()).default]] : [])));
	return loaded.flat();
}
