import type { ProductRow } from '../schemas/product-row.ts';
import type { RowError } from './row-result.ts';

/** A product must not be related to itself, nor to another product twice. */
export function findRelationErrors({ sku, related = [] }: ProductRow): RowError[] {
	const named = new Set([sku]);
	return related.flatMap(({ sku: other }, index) => {
		const isNew = !named.has(other);
		named.add(other);
		return isNew ? [] : [{ field: `related.${index}.sku`, reason: other === sku ? 'names the product itself' : `names ${other} a second time` }];
	});
}
