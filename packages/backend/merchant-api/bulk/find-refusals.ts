import { isAbsolute } from 'node:path';
import type { BadgeDefinition } from '@titraj/contract/shop/define-badge.ts';
import type { ProductField } from '@titraj/contract/shop/define-product-field.ts';
import { toLine } from '../../platform/http/form.ts';
import { findFieldErrors } from '../rows/find-field-errors.ts';
import type { RowError } from '../rows/row-result.ts';
import { findAttributeErrors } from '../rows/to-attributes.ts';
import { findPriceRefusals } from '../rows/to-price-plan.ts';
import { findTaxRefusals } from '../rows/to-tax-class.ts';
import type { ProductRow } from '../schemas/product-row.ts';
import type { References } from './references.ts';

/** Fields that a new product needs. */
const NEEDED = ['title', 'category_path', 'price'] as const;

interface RowContext {
	readonly isNew: boolean;
	readonly references: References;
	/** Base folder of paths relative to the feed; null if there is none. */
	readonly folder: string | null;
	readonly fields: readonly ProductField[];
	readonly badges: readonly BadgeDefinition[];
}

/** Errors of a valid row that depend on the shop's data. */
export function findRefusals(row: ProductRow, { isNew, references, folder, fields, badges }: RowContext): RowError[] {
	return [
		...(isNew
			? NEEDED.filter((field) => row[field] === undefined).map((field) => ({ field, reason: 'is missing, and the shop does not know the product' }))
			: []),
		...(row.title !== undefined && toLine(row.title) === '' ? [{ field: 'title', reason: 'is empty' }] : []),
		...(row.manufacturer && toLine(row.manufacturer) === '' ? [{ field: 'manufacturer', reason: 'is empty' }] : []),
		...(row.category_path ?? []).flatMap((name, index) => (toLine(name) === '' ? [{ field: `category_path.${index}`, reason: 'is empty' }] : [])),
		...Object.entries(row.translations ?? {}).flatMap(([language, texts]) =>
			Object.entries(texts ?? {}).flatMap(([field, text]) =>
				typeof text === 'string' && text.trim() === '' ? [{ field: `translations.${language}.${field}`, reason: 'is empty' }] : [],
			),
		),
		...(row.price ? findPriceRefusals(row.price) : []),
		...findTaxRefusals(row, references.taxRules),
		...findFieldErrors(row.fields ?? {}, fields),
		...(row.badges ?? []).flatMap((code, index) =>
			badges.some((badge) => badge.code === code) ? [] : [{ field: `badges.${index}`, reason: `names ${code}, which is no badge of the shop folder` }],
		),
		...findAttributeErrors(row.attributes ?? [], references.attributes),
		...findAttributeErrors(row.set_attributes ?? [], references.attributes, 'set_attributes'),
		...(row.stock?.locations ?? []).flatMap(({ location }, index) =>
			references.locations.has(location) ? [] : [{ field: `stock.locations.${index}.location`, reason: `names ${location}, which is no location of the shop` }],
		),
		...findMediaRefusals('images', row.images ?? [], { references, folder }),
		...findMediaRefusals('documents', row.documents ?? [], { references, folder }),
		...(row.lists ?? []).flatMap((code, index) =>
			references.lists.has(code) ? [] : [{ field: `lists.${index}`, reason: `names ${code}, which is no list of the shop` }],
		),
	];
}

const KINDS = { images: 'picture', documents: 'document' } as const;

function findMediaRefusals(
	name: keyof typeof KINDS,
	items: readonly { file?: string; media?: string }[],
	{ references, folder }: Pick<RowContext, 'references' | 'folder'>,
): RowError[] {
	return items.flatMap(({ file, media }, index) => {
		if (media !== undefined && references.media.get(media) !== KINDS[name])
			return [{ field: `${name}.${index}.media`, reason: `names a ${KINDS[name]} that was not uploaded` }];
		if (file === undefined) return [];
		if (folder === null) return [{ field: `${name}.${index}.file`, reason: 'is a path relative to a feed, which only imports have: upload it, or set url' }];
		return isBelow(file) ? [] : [{ field: `${name}.${index}.file`, reason: "leads outside the feed's folder" }];
	});
}

/** Whether a relative path stays inside its folder; symbolic links are checked when it is read. */
const isBelow = (name: string): boolean => !isAbsolute(name) && !/^[a-z]:|\\/i.test(name) && !name.split('/').includes('..');
