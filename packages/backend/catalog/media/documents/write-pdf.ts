import PDFDocument from 'pdfkit';
import { PDF_FONTS } from './pdf-fonts.ts';

const MARGIN = 56;
const COLUMN = 190;
const MUTED = '#55606e';
const INK = '#14181d';

export interface PdfSection {
	readonly title: string;
	readonly paragraphs?: readonly string[];
	/** Two columns: name and value. */
	readonly rows?: readonly (readonly [name: string, value: string])[];
}

export interface PdfContent {
	readonly kind: string;
	readonly title: string;
	/** BCP 47; the language of all texts. */
	readonly lang: string;
	readonly author: string;
	/** Creation and modification date of the PDF. It is an input, so that the same content gives the same bytes. */
	readonly date: Date;
	readonly facts: readonly string[];
	readonly sections: readonly PdfSection[];
	readonly note: string;
}

/** A4 pages with embedded fonts that cover all languages of the shop; the text can be searched and copied. */
export function writePdf({ kind, title, lang, author, date, facts, sections, note }: PdfContent): Promise<Buffer<ArrayBuffer>> {
	const pdf = new PDFDocument({
		...{ size: 'A4', margin: MARGIN, lang, displayTitle: true, bufferPages: true },
		font: PDF_FONTS.regular as unknown as string,
		info: { Title: `${title} – ${kind}`, Author: author, CreationDate: date, ModDate: date },
	});
	const written = collect(pdf);
	pdf.registerFont('regular', PDF_FONTS.regular).registerFont('bold', PDF_FONTS.bold);
	pdf.font('bold').fontSize(11).fillColor(MUTED).text(kind);
	pdf.font('bold').fontSize(20).fillColor(INK).text(title, { paragraphGap: 6 });
	pdf.font('regular').fontSize(9.5).fillColor(MUTED).text(facts.join('   ·   '));
	for (const section of sections) writeSection(pdf, section);
	pdf.moveDown(1.5).font('regular').fontSize(8.5).fillColor(MUTED).text(note, MARGIN);
	pdf.end();
	return written;
}

type Pdf = InstanceType<typeof PDFDocument>;

function writeSection(pdf: Pdf, { title, paragraphs = [], rows = [] }: PdfSection): void {
	keepTogether(pdf, 60);
	pdf.moveDown(1).font('bold').fontSize(12.5).fillColor(INK).text(title, MARGIN, undefined, { paragraphGap: 3 });
	pdf.font('regular').fontSize(10);
	for (const paragraph of paragraphs) pdf.text(paragraph, { paragraphGap: 5, lineGap: 2 });
	const width = pdf.page.width - 2 * MARGIN - COLUMN;
	for (const [name, value] of rows) {
		keepTogether(pdf, Math.max(pdf.heightOfString(value, { width }), pdf.heightOfString(name, { width: COLUMN - 10 })));
		const top = pdf.y;
		pdf.fillColor(MUTED).text(name, MARGIN, top, { width: COLUMN - 10 });
		const below = pdf.y;
		pdf.fillColor(INK).text(value, MARGIN + COLUMN, top, { width });
		pdf.x = MARGIN;
		pdf.y = Math.max(below, pdf.y) + 2;
	}
}

/** Starts a new page if fewer points than this are left on the current one. */
function keepTogether(pdf: Pdf, height: number): void {
	if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
}

function collect(pdf: Pdf): Promise<Buffer<ArrayBuffer>> {
	return new Promise((done, fail) => {
		const parts: Buffer[] = [];
		pdf.on('data', (part: Buffer) => parts.push(part));
		pdf.on('end', () => done(Buffer.concat(parts)));
		pdf.on('error', fail);
	});
}
