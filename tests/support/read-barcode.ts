import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) } });

/** Texts of the PDF417 and QR codes in a picture, as a banking app would see it. */
export async function readBarcode(svg: string): Promise<readonly string[]> {
	const png = await sharp(Buffer.from(svg), { density: 144 })
		.flatten({ background: '#fff' })
		.extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' })
		.png()
		.toBuffer();
	const codes = await readBarcodes(new Uint8Array(png), { formats: ['PDF417', 'QRCode'], characterSet: 'UTF8', textMode: 'Plain' });
	return codes.map(({ text }) => text);
}
