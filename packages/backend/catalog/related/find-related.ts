import type { SourceRelation } from '../../platform/source/catalog.ts';
import type { Database } from '../tables.ts';
import { readNamedIds } from './named-products.ts';
import { type OrderedProduct, readOrderedTogether } from './ordered-together.ts';
import { findSameCategory } from './same-category.ts';

export interface RelatedProduct {
	readonly id: number;
	readonly category_id: number;
	readonly variation_code: string | null;
	readonly now_cents: number;
	readonly related: readonly SourceRelation[];
}

/** Ids of the listed products to show with a product. */
export interface Related {
	/** Products to buy instead: those that the merchant named, then the next products of the category. */
	readonly alternatives: readonly number[];
	/** Products to use with it. Includes sold-out products, so that the page is rendered again when they are back. */
	readonly accessories: readonly number[];
}

const MOST_ALTERNATIVES = 6;
const MOST_ACCESSORIES = 12;

/**
 * Related products of a batch, by product id. Accessories are the ones that the merchant named, spare parts last. If there are none, they
 * are products of other categories that are ordered together with this category and cost no more than the product; without such orders
 * there are none.
 */
export async function findRelated(db: Database, products: readonly RelatedProduct[]): Promise<Map<number, Related>> {
	const named = await readNamedIds(db, products);
	const idsOf = ({ id, related }: RelatedProduct, kind: SourceRelation['kind']) =>
		related.flatMap((relation) => (relation.kind === kind ? (named.get(relation.sku) ?? []) : [])).filter((other) => other !== id);
	const sameCategory = await findSameCategory(db, products);
	const accessories = new Map(products.map((product) => [product.id, [...idsOf(product, 'accessory'), ...idsOf(product, 'spare_part')]]));
	const without = products.filter(({ id }) => accessories.get(id)?.length === 0);
	const ordered = await readOrderedTogether(db, without);
	for (const product of without) accessories.set(product.id, chooseOrdered(product, ordered.get(product.category_id) ?? []));
	return new Map(
		products.map((product) => {
			const own = [...new Set(accessories.get(product.id))].slice(0, MOST_ACCESSORIES);
			const alternatives = new Set([...idsOf(product, 'alternative'), ...(sameCategory.get(product.id) ?? [])]);
			return [product.id, { accessories: own, alternatives: [...alternatives].filter((id) => !own.includes(id)).slice(0, MOST_ALTERNATIVES) }];
		}),
	);
}

/** Of several variants of one product, keeps the one ordered most. */
function chooseOrdered({ now_cents }: RelatedProduct, ordered: readonly OrderedProduct[]): number[] {
	const affordable = ordered.filter((other) => other.now_cents <= now_cents);
	const first = new Map<string, number>();
	for (const { id, variation_code } of affordable) {
		const group = variation_code ?? `product ${id}`;
		if (!first.has(group)) first.set(group, id);
	}
	return [...first.values()];
}
