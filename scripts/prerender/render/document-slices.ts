import { pageDataJsonOf } from '#lib/navigation/page-data.ts';
import type { Frame } from '#renderer/document/shell.ts';
import type { ByteRange, DocumentSlices } from '../manifest/page-record.ts';

/** Puts description and body into their frame. Returns the document's bytes, and where both are in them. */
export function fillFrame(
	{ before, between, after }: Frame,
	description: string,
	body: Buffer,
): { readonly document: Buffer; readonly slices: DocumentSlices } {
	const head = Buffer.from(before + description + between);
	const slices = {
		description: { at: Buffer.byteLength(before), bytes: Buffer.byteLength(description) },
		body: { at: head.byteLength, bytes: body.byteLength },
	};
	return { document: Buffer.concat([head, body, Buffer.from(after)]), slices };
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
