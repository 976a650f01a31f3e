import type { Frame } from '#renderer/document/shell.ts';

/** Description and body put into their frame, and where both stand in the document's bytes: `from length from length`. */
export function fill({ before, between, after }: Frame, description: string, body: Buffer): { readonly document: Buffer; readonly cuts: string } {
	const head = Buffer.from(before + description + between);
	const cuts = [Buffer.byteLength(before), Buffer.byteLength(description), head.byteLength, body.byteLength].join(' ');
	return { document: Buffer.concat([head, body, Buffer.from(after)]), cuts };
}

/** Head and body of a document that was written with these cuts. */
export function cut(document: Buffer, cuts: string): { readonly description: string; readonly body: Buffer } {
	const [headAt = 0, headLength = 0, rootAt = 0, rootLength = 0] = cuts.split(' ').map(Number);
	return { description: document.toString('utf8', headAt, headAt + headLength), body: document.subarray(rootAt, rootAt + rootLength) };
}
