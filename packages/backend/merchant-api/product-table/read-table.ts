import { type AttributeColumn, CATEGORY_SEPARATOR, COLUMNS, OPTION_SEPARATOR, parseAttributeColumn, STOCK } from './columns.ts';

type Cells = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, unknown>>;

/** A moment as people or programs write it, as ISO 8601; null if it is none. */
export type ReadMoment = (text: string, edge: 'start' | 'end') => string | null;

/** Whether a table is one of products as the export writes it: with the sku, and at least one column that other programs do not have. */
export const isProductTable = (header: readonly string[]): boolean =>
	header.includes(COLUMNS.sku) && header.some((name) => name === COLUMNS.onSale || STOCK.test(name) || parseAttributeColumn(name) !== null);

/** Fields of a row of the merchant API, unchecked. An empty cell changes nothing, but a regular price beside an empty sale ends the sale. */
export function readTableRow(cells: Cells, toMoment: ReadMoment): Fields {
	const at = (name: keyof typeof COLUMNS): string => toText(cells[COLUMNS[name]]);
	const text = (field: string, name: keyof typeof COLUMNS): Fields => (at(name) === '' ? {} : { [field]: at(name) });
	const number = (field: string, name: keyof typeof COLUMNS): Fields => (at(name) === '' ? {} : { [field]: toNumber(at(name)) });
	return {
		sku: at('sku'),
		...text('title', 'title'),
		...(at('category') !== '' && { category_path: at('category').split(CATEGORY_SEPARATOR.trim()).map(trim) }),
		...text('manufacturer', 'manufacturer'),
		...text('gtin', 'gtin'),
		...text('mpn', 'mpn'),
		...toPrice(at('regular'), { amount: at('sale'), from: at('saleFrom'), to: at('saleTo') }, toMoment),
		...toArchived(at('onSale')),
		...text('short_description', 'shortDescription'),
		...text('description', 'description'),
		...text('seo_description', 'seo'),
		...text('unit', 'unit'),
		...(at('unitQuantity') !== '' && { unit_price: { quantity: toNumber(at('unitQuantity')), unit: at('unitOfPrice') } }),
		...number('weight_grams', 'weight'),
		...number('maximum_quantity', 'maximum'),
		...toBackorder(at('backorder')),
		...text('tax_class', 'taxClass'),
		...text('energy_class', 'energyClass'),
		...(at('variantGroup') !== '' && { variant: { group: at('variantGroup'), options: toLines(at('variantOptions')).map(toOption) } }),
		...(at('images') !== '' && { images: toLines(at('images')).map(toImage) }),
		...toStock(cells),
		...toAttributes(cells),
	};
}

/** The text of a cell, without the apostrophe that keeps a spreadsheet from running it. */
const toText = (value: unknown): string => (typeof value === 'string' ? value.trim().replace(/^'(?=[=+\-@\t\r])/, '') : '');
const trim = (text: string): string => text.trim();
const toLines = (text: string): string[] => text.split(/\r?\n/).map(trim).filter(Boolean);

/** `1.299,00` and `1 299,00` are 1299.00; without a comma a point separates decimals. */
const toPoint = (text: string): string => (text.includes(',') ? text.replaceAll(/[.\s]/g, '').replace(',', '.') : text.replaceAll(/\s/g, ''));

/** The text itself if it is no number, so that the check of the row names it. */
function toNumber(text: string): number | string {
	const number = Number(toPoint(text));
	return Number.isFinite(number) ? number : text;
}

function toPrice(regular: string, sale: { amount: string; from: string; to: string }, toMoment: ReadMoment): Fields {
	if (regular === '') return {};
	const amounts = { amount: toPoint(regular), currency: 'EUR', vat_included: true };
	if (sale.amount === '') return { price: { ...amounts, sale: null } };
	const times = {
		...(sale.from !== '' && { from: toMoment(sale.from, 'start') ?? sale.from }),
		...(sale.to !== '' && { to: toMoment(sale.to, 'end') ?? sale.to }),
	};
	return { price: { ...amounts, sale: { amount: toPoint(sale.amount), ...times } } };
}

const YES: ReadonlySet<string> = new Set(['da', 'yes', '1', 'true', 'istina']);
const NO: ReadonlySet<string> = new Set(['ne', 'no', '0', 'false', 'laž']);

function toArchived(text: string): Fields {
	const word = text.toLowerCase();
	if (word === '') return {};
	return { archived: NO.has(word) ? true : YES.has(word) ? false : text };
}

/** A number is the days until it can be sent, `1` too, but `0` is no. A yes promises no days: the table has the whole terms. */
function toBackorder(text: string): Fields {
	const word = text.toLowerCase();
	if (word === '') return {};
	if (NO.has(word)) return { backorder: null };
	if (/^\d+$/.test(word)) return { backorder: { days: Number(word) } };
	return { backorder: YES.has(word) ? { days: null } : text };
}

const toOption = (line: string): Fields => {
	const at = line.indexOf(OPTION_SEPARATOR.trim());
	return at < 0 ? { name: line, value: '' } : { name: line.slice(0, at).trim(), value: line.slice(at + 1).trim() };
};

function toImage(line: string): Fields {
	const [source = '', ...words] = line.split(' ');
	const alt = words.join(' ').trim();
	const media = /^media:([0-9a-f]{64})$/.exec(source)?.[1];
	const place = media !== undefined ? { media } : /^https?:/.test(source) ? { url: source } : { file: source };
	return { ...place, alt: alt === '' ? null : alt };
}

function toStock(cells: Cells): Fields {
	const locations = Object.keys(cells).flatMap((name) => {
		const location = STOCK.exec(name)?.[1];
		const text = toText(cells[name]);
		return location === undefined || text === '' ? [] : [{ location, quantity: toNumber(text) }];
	});
	return locations.length === 0 ? {} : { stock: { locations } };
}

function toAttributes(cells: Cells): Fields {
	const attributes = Object.keys(cells).flatMap((header) => {
		const column = parseAttributeColumn(header);
		const lines = toLines(toText(cells[header]));
		return column === null || lines.length === 0 ? [] : [{ name: column.name, code: column.code, unit: column.unit, value: toValue(lines, column) }];
	});
	return attributes.length === 0 ? {} : { set_attributes: attributes };
}

function toValue(lines: readonly string[], { kind }: AttributeColumn): unknown {
	const [first = ''] = lines;
	if (lines.length > 1) return lines;
	if (kind === 'number') return toNumber(first);
	if (kind === 'text') return first;
	const word = first.toLowerCase();
	return YES.has(word) ? true : NO.has(word) ? false : first;
}
