import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { DOCUMENT_KINDS } from './document-kinds.ts';
import { writePdf } from './write-pdf.ts';

/** Language of the demo's documents. */
export const DOCUMENT_LANG = 'hr';

const NOTE =
	'Ogledni dokument pokazne trgovine. Proizvod i proizvođač su izmišljeni, a dokument nema pravnog učinka. Podaci su oni koje navodi stranica proizvoda.';

export const toDocumentPath = (code: string, kind: string): string => `/documents/${code.toLowerCase()}/${kind}.pdf`;

/** The PDF of a product under its address; null where the product has none there. */
export async function makeDocument(db: Kysely<Tables>, path: string): Promise<Buffer<ArrayBuffer> | null> {
	const [, code = '', name = ''] = /^\/documents\/([a-z0-9-]{1,40})\/([a-z-]{1,40})\.pdf$/.exec(path) ?? [];
	const kind = Object.hasOwn(DOCUMENT_KINDS, name) ? DOCUMENT_KINDS[name] : undefined;
	if (kind === undefined) return null;
	const row = await db
		.selectFrom('products as p')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.leftJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
		.select(['p.code', 'p.product_code', 'p.ean', 'p.title', 'p.content', 'p.attributes', 'p.documents', 'p.created_at'])
		.select(['c.title as category', 'm.title as manufacturer'])
		.where('p.code', '=', code.toUpperCase())
		.executeTakeFirst();
	if (row === undefined || !row.documents.some(({ url }) => url === path)) return null;
	const { title, manufacturer, category, attributes } = row;
	return writePdf({
		...{ kind: kind.title, title, lang: DOCUMENT_LANG, author: manufacturer ?? 'Pokazna trgovina', date: row.created_at, note: NOTE },
		facts: [`Šifra ${row.code}`, ...(row.product_code ? [`Kataloški broj ${row.product_code}`] : []), ...(row.ean ? [`EAN ${row.ean}`] : [])],
		sections: kind.sections({
			code: row.code,
			title,
			manufacturer,
			category,
			attributes,
			description: toParagraphs(row.content ?? '').filter((line) => line !== title),
		}),
	});
}

/** The demo's own markup as lines of text. */
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
