/** Encodings of files for an ERP. */
export type FileEncoding = 'utf-8' | 'windows-1250';

/** Text of a file: UTF-8 with or without its mark, UTF-16 with its mark, otherwise windows-1250. */
export function decodeText(bytes: Buffer): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1250').decode(bytes);
	}
}

/** A letter that windows-1250 lacks loses its marks; what is left over becomes `?`. */
export function encodeText(text: string, encoding: FileEncoding): Buffer {
	if (encoding === 'utf-8') return Buffer.from(text);
	const table = toTable();
	return Buffer.from(
		[...text.normalize('NFC')].flatMap((letter) => {
			const byte = table.get(letter);
			return byte === undefined ? [...letter.normalize('NFD').replaceAll(/\p{Mn}/gu, '')].map((plain) => table.get(plain) ?? 0x3f) : [byte];
		}),
	);
}

function toTable(): ReadonlyMap<string, number> {
	const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
	return new Map([...new TextDecoder('windows-1250').decode(bytes)].map((letter, byte) => [letter, byte]));
}
