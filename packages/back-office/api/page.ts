import type { Result } from './result.ts';
import { send } from './send.ts';

/** A page of a list; the cursor leads to the next one. */
export interface Page<Item> {
	readonly items: readonly Item[];
	readonly next_cursor: string | null;
}

export interface Items<Item> {
	readonly items: readonly Item[];
}

/** The whole of a list, page by page; empty values of the query are left out. */
export async function readEveryPage<Item>(path: string, query: Readonly<Record<string, string>>): Promise<Result<readonly Item[]>> {
	const all: Item[] = [];
	const given = Object.entries(query).filter(([, value]) => value !== '');
	let cursor: string | null = null;
	do {
		const asked: URLSearchParams = new URLSearchParams([['limit', '500'], ...given, ...(cursor === null ? [] : [['cursor', cursor]])]);
		const page: Result<Page<Item>> = await send<Page<Item>>({ method: 'GET', path: `${path}?${asked}` });
		if (!page.ok) return page;
		all.push(...page.value.items);
		cursor = page.value.next_cursor;
	} while (cursor !== null);
	return { ok: true, value: all, version: null };
}
