/** Opaque to the caller: the id after which the next page of a crawl starts. */
export const toCursor = (afterId: number): string => Buffer.from(`after:${afterId}`).toString('base64url');

/** Null for anything that `toCursor` did not make. */
export function parseCursor(cursor: string): number | null {
	const match = /^after:(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString());
	return match ? Number(match[1]) : null;
}
