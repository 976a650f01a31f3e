/** Paging of small lists: a page number, or a cursor that holds the offset. */
interface OffsetPage {
	limit: number;
	offset: number;
	/** Cursor of the next page, null at the end. */
	next(total: number): string | null;
}

/** Null for an invalid cursor. */
export function readOffsetPage(query: { limit?: number; page?: number; cursor?: string }, defaultLimit: number): OffsetPage | null {
	const limit = query.limit ?? defaultLimit;
	const offset = query.cursor === undefined ? ((query.page ?? 1) - 1) * limit : parseOffset(query.cursor);
	if (offset === null) return null;
	return { limit, offset, next: (total) => (offset + limit < total ? Buffer.from(`offset:${offset + limit}`).toString('base64url') : null) };
}

function parseOffset(cursor: string): number | null {
	const match = /^offset:(\d{1,8})$/.exec(Buffer.from(cursor, 'base64url').toString());
	return match ? Number(match[1]) : null;
}
