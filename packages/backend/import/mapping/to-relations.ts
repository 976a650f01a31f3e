import type { ProductRow } from '../../merchant-api/schemas/product-row.ts';
import type { FieldName } from './fields.ts';

type Relation = NonNullable<ProductRow['related']>[number];

const KINDS: readonly (readonly [FieldName, Relation['kind']])[] = [
	['accessories', 'accessory'],
	['spare_parts', 'spare_part'],
	['alternatives', 'alternative'],
];
const MOST = 50;

/**
 * Related products from columns of skus, separated by commas, semicolons or bars. Duplicates and the row's own sku are dropped; undefined
 * if none are left.
 */
export function toRelations(text: (field: FieldName) => string | undefined, sku: string): Relation[] | undefined {
	const known = new Map<string, Relation>();
	for (const [field, kind] of KINDS) for (const named of splitSkus(text(field))) if (!known.has(named)) known.set(named, { sku: named, kind });
	known.delete(sku);
	return known.size > 0 ? [...known.values()].slice(0, MOST) : undefined;
}

const splitSkus = (text = ''): string[] =>
	text
		.split(/[,;|]/)
		.map((part) => part.trim())
		.filter(Boolean);
