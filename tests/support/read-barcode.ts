import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) } });

/** Texts of the PDF417 and QR codes in a mail's HTML, scanned as displayed. */
export async function readMailCodes(html: string): Promise<readonly string[]> {
	const pictures = [...html.matchAll(/<img src="data:image\/png;base64,([^"]+)"/g)].map(([, data = '']) => Buffer.from(data, 'base64'));
	return (await Promise.all(pictures.map(readBarcode))).flat();
}

/** Texts of the PDF417 and QR codes in a picture (an SVG or encoded bytes), as a banking app would read them. */
export async function readBarcode(picture: string | Buffer): Promise<readonly string[]> {
	const { data, info } = await sharp(typeof picture === 'string' ? Buffer.from(picture) : picture)
		.flatten({ background: '#fff' })
		.extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' })
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' } as const;
	const codes = await readBarcodes(pixels, { formats: ['PDF417', 'QRCode'], characterSet: 'UTF8', textMode: 'Plain' });
	return codes.map(({ text }) => text);
}
