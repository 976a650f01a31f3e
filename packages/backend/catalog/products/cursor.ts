/** Opaque cursor: the next page of a crawl starts after this id. */
export const toCursor = (afterId: number): string => Buffer.from(`after:${afterId}`).toString('base64url');

/** Null if `toCursor` did not create it. */
export function parseCursor(cursor: string): number | null {
	const match = /^after:(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString());
	return match ? Number(match[1]) : null;
}
