/** Where head and body stand in a document's bytes: `from length from length`. Found once, so that nothing has to be searched for in a page later. */
export function cutsOf(html: string, description: string, body: string): string {
	const head = html.indexOf(description);
	const root = html.indexOf(body, head + description.length);
	const headAt = Buffer.byteLength(html.slice(0, head));
	const headLength = Buffer.byteLength(description);
	const between = Buffer.byteLength(html.slice(head + description.length, root));
	return [headAt, headLength, headAt + headLength + between, Buffer.byteLength(body)].join(' ');
}

/** Head and body of a document that was written with these cuts. */
export function cut(html: Buffer, cuts: string): { readonly description: string; readonly body: string } {
	const [headAt = 0, headLength = 0, rootAt = 0, rootLength = 0] = cuts.split(' ').map(Number);
	return { description: html.toString('utf8', headAt, headAt + headLength), body: html.toString('utf8', rootAt, rootAt + rootLength) };
}
