import { CatalogProductCard } from '#lib/contract/catalog.ts';

const CARD_FIELDS = new Set(Object.keys(CatalogProductCard.properties));

/** Whether a field is asked for that only the full product has. */
export const wantsFullFields = (fields: string | undefined): boolean => fields !== undefined && parseFields(fields).some((field) => !CARD_FIELDS.has(field));

/** A product's JSON with `id` and the named fields alone. */
export function keepFields(json: string, fields: string): string {
	const wanted = new Set(['id', ...parseFields(fields)]);
	const product: object = JSON.parse(json);
	return JSON.stringify(Object.fromEntries(Object.entries(product).filter(([field]) => wanted.has(field))));
}

const parseFields = (fields: string): string[] =>
	fields
		.split(',')
		.map((field) => field.trim())
		.filter(Boolean);
