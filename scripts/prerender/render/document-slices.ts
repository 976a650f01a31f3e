import { pageDataJsonOf } from '#lib/navigation/page-data.ts';
import type { Frame } from '#renderer/document/shell.ts';
import type { ByteRange, DocumentSlices } from '../manifest/page-record.ts';
import type { EncodeText } from './text-encoder.ts';

/** Puts description and body into their frame. Returns the document's bytes, which the next call overwrites, and the positions of both parts. */
export type FillFrame = (frame: Frame, description: string, body: string | Buffer) => { readonly document: Buffer; readonly slices: DocumentSlices };

/** Maximum UTF-8 bytes of a UTF-16 code unit. */
const BYTES_PER_UNIT = 3;

/** A `FillFrame` that writes into a buffer that all documents share. Pieces of the frame that are the same as in the document before are not encoded again. */
export function createFrameFiller(encode: EncodeText): FillFrame {
	let room = Buffer.allocUnsafe(0);
	/** Pieces of the last document by their place; `bytes` once the piece has been used twice. */
	const last: { piece: string; bytes: Buffer | null }[] = [];
	return ({ before, between, after }, description, body) => {
		const parts = [...before, description, ...between, body, ...after];
		const needed = parts.reduce((sum, { length }) => sum + length, 0) * BYTES_PER_UNIT;
		if (room.byteLength < needed) room = Buffer.allocUnsafe(needed);
		let end = 0;
		let place = 0;
		const put = (part: string | Buffer): ByteRange => {
			const at = end;
			end += (typeof part === 'string' ? encode(part) : part).copy(room, at);
			return { at, bytes: end - at };
		};
		const putPieces = (pieces: readonly string[]) => {
			for (const piece of pieces) {
				const known = last[place];
				if (known?.piece !== piece) last[place] = { piece, bytes: null };
				else known.bytes ??= encode(piece);
				put(last[place]?.bytes ?? piece);
				place++;
			}
		};
		putPieces(before);
		const descriptionRange = put(description);
		putPieces(between);
		const bodyRange = put(body);
		putPieces(after);
		return { document: room.subarray(0, end), slices: { description: descriptionRange, body: bodyRange } };
	};
}

export interface DocumentParts {
	readonly description: string;
	readonly body: Buffer;
	/** The page data as JSON. */
	readonly data: string;
}

/** Parts of a document with these slices; null if it has no page data. */
export function sliceDocument(document: Buffer, { description, body }: DocumentSlices): DocumentParts | null {
	const data = pageDataJsonOf(document.toString('utf8', endOf(body)));
	return data === null
		? null
		: { description: document.toString('utf8', description.at, endOf(description)), body: document.subarray(body.at, endOf(body)), data };
}

const endOf = ({ at, bytes }: ByteRange): number => at + bytes;
