import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) } });

interface MailPictures {
	readonly html: string;
	readonly attachments: readonly { readonly cid: string; readonly base64: string }[] | null;
}

/** Texts of the PDF417 and QR codes in a mail's attached pictures, as they are shown in its HTML. */
export async function readMailCodes({ html, attachments }: MailPictures): Promise<readonly string[]> {
	const shown = [...html.matchAll(/<img src="cid:([^"]+)"/g)].map(([, cid = '']) => (attachments ?? []).find((one) => one.cid === cid)?.base64 ?? '');
	return (await Promise.all(shown.map((base64) => readBarcode(Buffer.from(base64, 'base64'))))).flat();
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
