import { deflateRawSync } from 'node:zlib';

/** A workbook (XLSX) with one sheet: texts are shared strings, numbers are numbers. */
export function makeWorkbook(rows: readonly (readonly (string | number)[])[]): Buffer {
	const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
	const toCell = (cell: string | number, address: string) =>
		typeof cell === 'number' ? `<c r="${address}"><v>${cell}</v></c>` : `<c r="${address}" t="s"><v>${texts.indexOf(cell)}</v></c>`;
	const toRow = (row: readonly (string | number)[], index: number) =>
		`<row r="${index + 1}">${row.map((cell, place) => toCell(cell, `${String.fromCharCode(65 + place)}${index + 1}`)).join('')}</row>`;
	return zip({
		'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${escapeXml(text)}</t></si>`).join('')}</sst>`,
		'xl/worksheets/sheet1.xml': `<?xml version="1.0" encoding="UTF-8"?><worksheet><sheetData>${rows.map(toRow).join('')}</sheetData></worksheet>`,
	});
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A ZIP archive; checksums are left out. */
export function zip(files: Readonly<Record<string, string>>): Buffer {
	const parts: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const [name, text] of Object.entries(files)) {
		const packed = deflateRawSync(text);
		const size = Buffer.byteLength(text);
		const common = [u16(20), u16(0), u16(8), u32(0), u32(0), u32(packed.length), u32(size), u16(Buffer.byteLength(name)), u16(0)];
		const local = Buffer.concat([u32(0x04034b50), ...common, Buffer.from(name), packed]);
		directory.push(Buffer.concat([u32(0x02014b50), u16(20), ...common, u16(0), u16(0), u16(0), u32(0), u32(offset), Buffer.from(name)]));
		parts.push(local);
		offset += local.length;
	}
	const entries = Buffer.concat(directory);
	const count = u16(directory.length);
	return Buffer.concat([...parts, entries, u32(0x06054b50), u16(0), u16(0), count, count, u32(entries.length), u32(offset), u16(0)]);
}

function u16(value: number): Buffer {
	const bytes = Buffer.alloc(2);
	bytes.writeUInt16LE(value);
	return bytes;
}

function u32(value: number): Buffer {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32LE(value);
	return bytes;
}
