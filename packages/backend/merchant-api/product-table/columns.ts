import type { ProductView } from '../schemas/product-view.ts';

/** Names of the columns of a table of products, in their order. A table may lack any of them but the sku. */
export const COLUMNS = {
	sku: 'Šifra',
	title: 'Naziv',
	category: 'Kategorija',
	manufacturer: 'Proizvođač',
	gtin: 'EAN',
	mpn: 'Oznaka proizvođača',
	regular: 'Redovna cijena',
	sale: 'Snižena cijena',
	saleFrom: 'Snižena od',
	saleTo: 'Snižena do',
	onSale: 'U prodaji (da/ne)',
	shortDescription: 'Kratki opis',
	description: 'Opis',
	seo: 'Opis za tražilice',
	unit: 'Jedinica mjere',
	unitQuantity: 'Jedinična količina',
	unitOfPrice: 'Jedinica jedinične cijene',
	weight: 'Težina paketa (g)',
	maximum: 'Najviše po narudžbi',
	backorder: 'Bez zalihe (da/ne/dana)',
	taxClass: 'Porezni razred',
	energyClass: 'Energetski razred',
	variantGroup: 'Grupa varijanti',
	variantOptions: 'Opcije varijante',
	images: 'Slike',
} as const;

/** `Zaliha (warehouse)`: pieces in a place. */
export const STOCK = /^Zaliha \(([^()]{1,100})\)$/;
export const toStockColumn = (location: string): string => `Zaliha (${location})`;

export const CATEGORY_SEPARATOR = ' > ';
/** Between name and value of an option. */
export const OPTION_SEPARATOR = ': ';

type Image = ProductView['images'][number];

/** A picture in a line: where it is, and its text. An uploaded picture, and one of a file of a feed, is named by its content. */
export function toImageLine({ url, file, media, shown, alt }: Image): string {
	const stored = media ?? (url === null ? (shown?.media ?? null) : null);
	return [stored === null ? (url ?? file ?? '') : `media:${stored}`, alt ?? ''].join(' ').trim();
}

/** How the values of an attribute are read. */
export type ValueKind = 'text' | 'number' | 'boolean';

export interface AttributeColumn {
	readonly name: string;
	readonly unit: string | null;
	readonly kind: ValueKind;
	readonly code: string;
}

const KINDS: Readonly<Record<ValueKind, string>> = { text: 'tekst', number: 'broj', boolean: 'da/ne' };

/** `Svojstvo: Duljina (cm; broj) [duljina_cm]`: name, unit, kind of values, and code of an attribute. */
export const toAttributeColumn = ({ name, unit, kind, code }: AttributeColumn): string =>
	`Svojstvo: ${name} (${[unit, KINDS[kind]].filter((part) => part !== null).join('; ')}) [${code}]`;

const ATTRIBUTE = /^Svojstvo: (.{1,100}) \((?:(.{1,20}); )?(tekst|broj|da\/ne)\) \[([a-z0-9_-]{1,100})\]$/u;

/** Null for a column that is no attribute. */
export function parseAttributeColumn(header: string): AttributeColumn | null {
	const [, name, unit, word, code] = ATTRIBUTE.exec(header) ?? [];
	const kind = word === 'broj' ? 'number' : word === 'tekst' ? 'text' : 'boolean';
	return name === undefined || code === undefined ? null : { name, unit: unit ?? null, kind, code };
}
