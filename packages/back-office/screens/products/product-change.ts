import { PATH_SEPARATOR, type PriceEntry, type Product, type ProductChange, toUploadedPath } from '../../api/products.ts';
import { toLocalTime } from '../../ui/local-time.ts';
import { toLines, toPoint, toSides, toSidesText } from '../../ui/typed.ts';
import { toShownPrice, WITH_VAT } from './price-entry.ts';
import { toTradeChange, toTradeFields } from './trade-facts.ts';

/** A row of the table of attributes, as typed. */
export interface AttributeDraft {
	readonly key: string;
	readonly name: string;
	readonly value: string;
	readonly unit: string;
	readonly code: string | null;
	/** Whether the stored value is a number. */
	readonly isNumber: boolean;
	readonly group: string;
}

/** A picture of the form: stored, or just uploaded. */
export interface ImageDraft {
	readonly key: string;
	readonly source: { readonly url?: string; readonly file?: string; readonly media?: string };
	readonly preview: string | null;
	readonly alt: string;
	/** Why it is not shown, or not in its newest version: it waits, or could not be fetched. */
	readonly problem?: { readonly state: 'waiting' | 'failed'; readonly reason: string | null };
}

/** Values of the form, as typed. */
export interface ProductDraft {
	readonly fields: Readonly<Record<string, string>>;
	readonly attributes: readonly AttributeDraft[];
	readonly images: readonly ImageDraft[];
}

/** Fields of plain text, by their names in the API. */
export const TEXT_FIELDS = ['title', 'short_description', 'description', 'manufacturer', 'gtin', 'mpn'] as const;

/** Fields that are sent together: a price replaces all earlier ones, planned ones included. */
const PRICE_FIELDS = ['regular', 'sale', 'sale_from', 'sale_to'];

/** Code of the attribute that follows from the energy class. */
const ENERGY_ATTRIBUTE = 'energy_class';

/** The form's values of a stored product; those of a new one are empty. */
export function toDraft(product: Product | null, entry: PriceEntry = WITH_VAT): ProductDraft {
	const shown = (amount: string) => toShownPrice(amount, entry, product?.tax_class ?? 'standard');
	const plannedSale = product?.price.planned.find(({ kind }) => kind === 'sale');
	const saleEnd = product?.price.planned.find(({ kind }) => kind === 'sale_end');
	const fields: Record<string, string> = {
		...Object.fromEntries(TEXT_FIELDS.map((name) => [name, product?.[name] ?? ''])),
		category: product?.category_path.join(PATH_SEPARATOR) ?? '',
		regular: shown(product?.price.regular ?? ''),
		sale: shown(product?.price.sale ?? plannedSale?.amount ?? ''),
		sale_from: toLocalTime(plannedSale?.at),
		sale_to: toLocalTime(saleEnd?.at),
		quantity: String(product?.stock.locations.find(({ location }) => location === 'warehouse')?.quantity ?? 0),
		weight: product?.weight_grams == null ? '' : String(product.weight_grams),
		size: toSidesText(product?.size_mm ?? null),
		kpd: toText(product?.fields['kpd']),
		...toTradeFields(product),
	};
	return {
		fields,
		attributes: (product?.attributes ?? [])
			.filter(({ code }) => code !== ENERGY_ATTRIBUTE)
			.map(({ code, name, value, unit, group, number }, index) => ({
				key: `${index} ${code}`,
				code,
				name,
				value,
				unit: unit ?? '',
				group,
				isNumber: number !== null,
			})),
		images: (product?.images ?? []).map(({ url, file, media, alt, shown, state, reason }, index) => ({
			key: `${index} ${media ?? url ?? file}`,
			source: toSource({ url, file, media: media ?? (url === null ? (shown?.media ?? null) : null) }),
			preview: shown === null ? null : toUploadedPath(shown.media),
			alt: alt ?? '',
			...((state === 'waiting' || state === 'failed') && { problem: { state, reason } }),
		})),
	};
}

/** What differs between two drafts, as a change of the merchant API; fields that are the same are left out. */
export function toChange(before: ProductDraft, after: ProductDraft, stored: Product | null, entry: PriceEntry = WITH_VAT): ProductChange {
	const isNew = stored === null;
	const differs = (name: string): boolean => isNew || before.fields[name] !== after.fields[name];
	const textOf = (name: string): string => (after.fields[name] ?? '').trim();
	const change: Record<string, unknown> = {};
	for (const name of TEXT_FIELDS)
		if (differs(name) && !(isNew && textOf(name) === '')) change[name] = textOf(name) === '' && name !== 'title' ? null : textOf(name);
	if (differs('category'))
		change['category_path'] = textOf('category')
			.split(PATH_SEPARATOR.trim())
			.map((part) => part.trim())
			.filter((part) => part !== '');
	// A price without VAT is another price with another rate.
	if (PRICE_FIELDS.some(differs) || (entry.without_vat && differs('tax_class'))) {
		const amount = toPoint(textOf('sale'));
		const sale = amount === '' ? null : { amount, ...toInstant('from', textOf('sale_from')), ...toInstant('to', textOf('sale_to')) };
		change['price'] = { amount: toPoint(textOf('regular')), currency: 'EUR', vat_included: !entry.without_vat, sale };
	}
	const locations = toLocations(before, after);
	if (isNew || locations.length > 0)
		change['stock'] = isNew && locations.every(({ location }) => location === 'warehouse') ? { quantity: Number(textOf('quantity')) } : { locations };
	if (differs('weight') && !(isNew && textOf('weight') === '')) change['weight_grams'] = textOf('weight') === '' ? null : Number(textOf('weight'));
	if (differs('size') && !(isNew && textOf('size') === '')) change['size_mm'] = toSides(textOf('size'));
	if (differs('kpd') && !(isNew && textOf('kpd') === '')) change['fields'] = { kpd: textOf('kpd') === '' ? null : textOf('kpd') };
	if (JSON.stringify(before.attributes) !== JSON.stringify(after.attributes))
		change['attributes'] = after.attributes.filter(({ name, value }) => name.trim() !== '' && value.trim() !== '').map(toAttribute);
	if (JSON.stringify(before.images) !== JSON.stringify(after.images))
		change['images'] = after.images.map(({ source, alt }) => ({ ...source, alt: alt.trim() === '' ? null : alt.trim() }));
	return { ...change, ...toTradeChange(after.fields, (name) => (before.fields[name] ?? '') !== (after.fields[name] ?? ''), stored) };
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Pieces in each place that was changed. */
function toLocations(before: ProductDraft, after: ProductDraft): { location: string; quantity: number }[] {
	const names = Object.keys(after.fields).filter((name) => (name === 'quantity' || name.startsWith('stock.')) && before.fields[name] !== after.fields[name]);
	return names.map((name) => ({ location: name === 'quantity' ? 'warehouse' : name.slice('stock.'.length), quantity: Number(after.fields[name] ?? '') }));
}

type Source = ImageDraft['source'];

function toSource({ url, file, media }: { readonly url: string | null; readonly file: string | null; readonly media: string | null }): Source {
	if (media !== null) return { media };
	return url === null ? { ...(file !== null && { file }) } : { url };
}

/** The form of a copy: without what belongs to one product alone. A variant keeps the names of its options, and needs values of its own. */
export function toCopy(product: Product, entry: PriceEntry): ProductDraft {
	const { fields, ...parts } = toDraft(product, entry);
	const shared = Object.entries(fields).filter(([name]) => !name.startsWith('stock.'));
	const variant_options = toLines(fields['variant_options'] ?? '')
		.map((line) => line.replace(/:.*/, ': '))
		.join('\n');
	return { ...parts, fields: { ...Object.fromEntries(shared), gtin: '', mpn: '', quantity: '0', variant_options } };
}

/** A value that is a number is sent as one if it has a unit or was one, and as a text otherwise. */
function toAttribute({ code, name, value, unit, group, isNumber }: AttributeDraft) {
	const number = Number(toPoint(value));
	return {
		name: name.trim(),
		...(code !== null && { code }),
		value: (unit.trim() !== '' || isNumber) && value.trim() !== '' && Number.isFinite(number) ? number : value.trim(),
		unit: unit.trim() === '' ? null : unit.trim(),
		...(group !== '' && { group }),
	};
}

/** Names of the fields in which two drafts differ. */
export const differingFields = (one: ProductDraft, other: ProductDraft): readonly string[] => [
	...Object.keys(one.fields).filter((name) => one.fields[name] !== other.fields[name]),
	...(JSON.stringify(one.attributes) === JSON.stringify(other.attributes) ? [] : ['attributes']),
	...(JSON.stringify(one.images) === JSON.stringify(other.images) ? [] : ['images']),
];

const toInstant = (name: 'from' | 'to', typed: string): Readonly<Record<string, string>> => (typed === '' ? {} : { [name]: new Date(typed).toISOString() });
