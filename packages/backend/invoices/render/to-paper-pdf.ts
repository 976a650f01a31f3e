import PDFDocument from 'pdfkit';
import { PDF_FONTS } from '../../catalog/media/index.ts';
import { drawQr } from '../../platform/barcode/draw-qr.ts';
import type { PaperDocument, PaperTable } from './to-paper-document.ts';

const MARGIN = 48;
const INK = '#14181d';
const MUTED = '#55606e';
const QR_SIZE = 96;
/** Points that a logo may fill. */
const LOGO = { width: 170, height: 36 };

type Pdf = InstanceType<typeof PDFDocument>;

/** A paper as PDF on A4, with embedded fonts. The same paper gives the same bytes. */
export async function toPaperPdf(paper: PaperDocument, { author, date }: { author: string; date: Date }): Promise<Buffer> {
	const { lang, title, logo, warning, parties, facts, tables, sums, notes, qr } = paper;
	const pdf = new PDFDocument({
		...{ size: 'A4', margin: MARGIN, lang, displayTitle: true },
		font: PDF_FONTS.regular as unknown as string,
		info: { Title: title, Author: author, CreationDate: date, ModDate: date },
	});
	const written = collect(pdf);
	pdf.registerFont('regular', PDF_FONTS.regular).registerFont('bold', PDF_FONTS.bold).fillColor(INK);
	if (logo !== null) writeLogo(pdf, logo);
	if (warning !== null) pdf.font('bold').fontSize(11).text(warning);
	pdf.font('bold').fontSize(18).text(title).moveDown(0.5);
	writeParties(pdf, parties);
	writePairs(pdf, facts);
	for (const table of tables) writeTable(pdf, table);
	writeSums(pdf, sums);
	pdf.font('regular').fontSize(8.5).fillColor(MUTED);
	for (const note of notes) pdf.text(note, MARGIN, undefined, { paragraphGap: 2 });
	if (qr !== null) {
		keepTogether(pdf, QR_SIZE + 10);
		pdf.image(await drawQr(qr), MARGIN, pdf.y + 6, { width: QR_SIZE });
	}
	pdf.end();
	return written;
}

const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;

function writeLogo(pdf: Pdf, { name, picture }: NonNullable<PaperDocument['logo']>): void {
	if (picture === null) {
		pdf.font('bold').fontSize(14).text(name).moveDown(0.5);
		return;
	}
	const { png, width, height } = picture;
	const scale = Math.min(LOGO.width / width, LOGO.height / height, 0.75);
	pdf.image(png, MARGIN, pdf.y, { width: width * scale, height: height * scale });
	pdf.x = MARGIN;
	pdf.y += height * scale + 12;
}

function writeParties(pdf: Pdf, parties: PaperDocument['parties']): void {
	const width = widthOf(pdf) / parties.length;
	const top = pdf.y;
	let below = top;
	for (const [place, { title, lines }] of parties.entries()) {
		const left = MARGIN + place * width;
		pdf
			.font('bold')
			.fontSize(9)
			.fillColor(MUTED)
			.text(title, left, top, { width: width - 12 });
		pdf
			.font('regular')
			.fontSize(9.5)
			.fillColor(INK)
			.text(lines.join('\n'), left, undefined, { width: width - 12 });
		below = Math.max(below, pdf.y);
	}
	pdf.x = MARGIN;
	pdf.y = below + 10;
}

function writePairs(pdf: Pdf, pairs: PaperDocument['facts']): void {
	pdf.fontSize(9.5);
	for (const [name, value] of pairs) {
		const top = pdf.y;
		pdf.font('regular').fillColor(MUTED).text(name, MARGIN, top, { width: 120 });
		pdf.fillColor(INK).text(value, MARGIN + 130, top, { width: widthOf(pdf) - 130 });
	}
	pdf.x = MARGIN;
	pdf.moveDown(0.8);
}

function writeTable(pdf: Pdf, table: PaperTable): void {
	writeRow(pdf, table, table.head, 'bold');
	for (const row of table.rows) writeRow(pdf, table, row, 'regular');
	pdf.x = MARGIN;
	pdf.moveDown(1);
}

/** Rows are never split; the head is repeated on each page. */
function writeRow(pdf: Pdf, table: PaperTable, cells: readonly string[], font: 'bold' | 'regular'): void {
	pdf.font(font).fontSize(8.5).fillColor(INK);
	const widths = table.widths.map((share) => (share / 100) * widthOf(pdf));
	const heights = cells.map((text, index) => pdf.heightOfString(text, { width: (widths[index] ?? 0) - 6 }));
	const height = Math.max(...heights);
	if (keepTogether(pdf, height + 6) && font === 'regular') writeRow(pdf, table, table.head, 'bold');
	pdf.font(font).fontSize(8.5);
	const top = pdf.y;
	let left = MARGIN;
	for (const [index, text] of cells.entries()) {
		const width = widths[index] ?? 0;
		pdf.text(text, left, top, { width: width - 6, align: table.numbers.includes(index) ? 'right' : 'left' });
		left += width;
	}
	pdf.y = top + height + 3;
	pdf
		.moveTo(MARGIN, pdf.y)
		.lineTo(pdf.page.width - MARGIN, pdf.y)
		.lineWidth(0.5)
		.stroke('#cccccc');
	pdf.y += 3;
}

function writeSums(pdf: Pdf, sums: PaperDocument['sums']): void {
	pdf.font('bold').fontSize(10.5).fillColor(INK);
	for (const [name, value] of sums) {
		keepTogether(pdf, 18);
		const top = pdf.y;
		pdf.text(name, MARGIN, top, { width: widthOf(pdf) - 120, align: 'right' });
		pdf.text(value, pdf.page.width - MARGIN - 110, top, { width: 110, align: 'right' });
	}
	pdf.x = MARGIN;
	pdf.moveDown(1);
}

/** Starts a new page if fewer points than this are left on the current one. Returns whether it did. */
function keepTogether(pdf: Pdf, height: number): boolean {
	if (pdf.y + height <= pdf.page.height - MARGIN) return false;
	pdf.addPage();
	return true;
}

function collect(pdf: Pdf): Promise<Buffer> {
	return new Promise((done, fail) => {
		const parts: Buffer[] = [];
		pdf.on('data', (part: Buffer) => parts.push(part));
		pdf.on('end', () => done(Buffer.concat(parts)));
		pdf.on('error', fail);
	});
}
