import type { Database } from '../../tables.ts';
import { DOCUMENT_KINDS, type DocumentedProduct } from './document-kinds.ts';
import { writePdf } from './write-pdf.ts';

/** Language of the demo's documents. */
export const DOCUMENT_LANG = 'hr';

const NOTE =
	'Ogledni dokument pokazne trgovine. Proizvod i proizvođač su izmišljeni, a dokument nema pravnog učinka. Podaci su oni koje navodi stranica proizvoda.';

/** Document kinds that belong to a product's energy label. */
export const ENERGY_LABEL = 'energetska-oznaka';
export const INFORMATION_SHEET = 'informacijski-list';

export const toDocumentPath = (code: string, kind: string, ending: 'pdf' | 'svg' = 'pdf'): string => `/documents/${code.toLowerCase()}/${kind}.${ending}`;

/** The PDF at a path; null if no product has a document there. */
export async function makeDocument(db: Database, path: string): Promise<Buffer<ArrayBuffer> | null> {
	const [, code = '', name = ''] = /^\/documents\/([a-z0-9-]{1,40})\/([a-z-]{1,40})\.pdf$/.exec(path) ?? [];
	const kind = Object.hasOwn(DOCUMENT_KINDS, name) ? DOCUMENT_KINDS[name] : undefined;
	if (kind === undefined) return null;
	const row = await readDocumented(db, code.toUpperCase());
	if (row === undefined || !(row.documents.some(({ url }) => url === path) || row.energy_label?.sheet === path)) return null;
	const { title, manufacturer, category, attributes, energy_label } = row;
	return writePdf({
		...{ kind: kind.title, title, lang: DOCUMENT_LANG, author: manufacturer ?? 'Pokazna trgovina', date: row.created_at, note: NOTE },
		facts: [`Šifra ${row.code}`, ...(row.product_code ? [`Kataloški broj ${row.product_code}`] : []), ...(row.ean ? [`EAN ${row.ean}`] : [])],
		sections: kind.sections({
			code: row.code,
			title,
			manufacturer,
			category,
			attributes,
			energy: energy_label,
			description: toParagraphs(row.content ?? '').filter((line) => line !== title),
		}),
	});
}

/** Product whose energy label has this path; null if no product does. */
export async function readLabelled(db: Database, path: string): Promise<LabelledProduct | null> {
	const [, code = ''] = /^\/documents\/([a-z0-9-]{1,40})\/[a-z-]{1,40}\.svg$/.exec(path) ?? [];
	const row = code === '' ? undefined : await readDocumented(db, code.toUpperCase());
	if (!row?.energy_label?.class || row.energy_label.label !== path) return null;
	const { title, manufacturer, attributes, energy_label } = row;
	return { code: row.code, title, manufacturer, attributes, energyClass: energy_label.class ?? '' };
}

export interface LabelledProduct extends Pick<DocumentedProduct, 'code' | 'title' | 'manufacturer' | 'attributes'> {
	readonly energyClass: string;
}

const readDocumented = (db: Database, code: string) =>
	db
		.selectFrom('products as p')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.leftJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
		.select(['p.code', 'p.product_code', 'p.ean', 'p.title', 'p.content', 'p.attributes', 'p.documents', 'p.energy_label', 'p.created_at'])
		.select(['c.title as category', 'm.title as manufacturer'])
		.where('p.code', '=', code)
		.executeTakeFirst();

/** Splits the demo's HTML into lines of plain text. */
const toParagraphs = (html: string): string[] =>
	html
		.split(/<\/(?:p|li|h\d)>/)
		.map((part) =>
			part
				.replaceAll(/<[^>]*>/g, '')
				.replaceAll('&amp;', '&')
				.trim(),
		)
		.filter(Boolean);
