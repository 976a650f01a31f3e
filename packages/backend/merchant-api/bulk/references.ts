import { WAREHOUSE } from '../../catalog/index.ts';
import type { MediaKind } from '../../platform/database/tables/media-tables.ts';
import { readTaxRules, type TaxRules } from '../../platform/tax/tax-rules.ts';
import { type KnownAttributes, toAttributeCode } from '../rows/to-attributes.ts';
import type { ProductRow } from '../schemas/product-row.ts';
import type { Database } from '../tables.ts';

/** Things that rows refer to and that must already exist in the shop. */
export interface References {
	readonly attributes: KnownAttributes;
	readonly locations: ReadonlySet<string>;
	readonly lists: ReadonlySet<string>;
	/** Kinds of uploads by hash. */
	readonly media: ReadonlyMap<string, MediaKind>;
	readonly taxRules: TaxRules;
}

export async function readReferences(db: Database, rows: readonly ProductRow[]): Promise<References> {
	const codes = [...new Set(rows.flatMap(({ attributes = [], set_attributes = [] }) => [...attributes, ...set_attributes].map(toAttributeCode)))];
	const attributes = codes.length === 0 ? [] : await db.selectFrom('attributes').selectAll().where('code', 'in', codes).execute();
	const stores = rows.some(({ stock }) => stock?.locations) ? await db.selectFrom('stores').select('code').execute() : [];
	const lists = rows.some((row) => row.lists) ? await db.selectFrom('product_lists').select('code').execute() : [];
	const hashes = [...new Set(rows.flatMap(({ images, documents }) => [...(images ?? []), ...(documents ?? [])].flatMap(({ media }) => media ?? [])))];
	const media =
		hashes.length === 0 ? [] : await db.selectFrom('media_files').select(['hash', 'kind']).where('hash', 'in', hashes).where('removing', '=', false).execute();
	return {
		attributes: new Map(attributes.map((attribute) => [attribute.code, attribute])),
		locations: new Set([WAREHOUSE, ...stores.map(({ code }) => code)]),
		lists: new Set(lists.map(({ code }) => code)),
		media: new Map(media.map(({ hash, kind }) => [hash, kind])),
		taxRules: await readTaxRules(db),
	};
}
