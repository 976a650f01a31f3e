import { sql } from 'kysely';
import { deriveArticleMarkets } from '../../localization/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { toTitle } from '../../platform/text/to-title.ts';
import { hasBlanks } from './blanks.ts';

/** Texts of an article or a page that an editor changes by hand. */
export interface ContentEdit {
	readonly id: number;
	readonly title: string;
	readonly short_description: string;
	readonly content: string;
	readonly visible: boolean;
}

/** From this status on an article is public (Spec 4, Visibility). */
export const PUBLIC_STATUS = 3;

/** Answers whether there is such an article. A public one keeps its status. */
export async function editPost(db: Database, { id, visible, title, ...texts }: ContentEdit): Promise<boolean> {
	const status = visible ? sql<number>`greatest(status, ${PUBLIC_STATUS})` : sql<number>`least(status, ${PUBLIC_STATUS - 1})`;
	const row = await db
		.updateTable('posts')
		.set({ ...texts, title: toTitle(title), status, updated_at: sql`now()` })
		.where('id', '=', id)
		.returning('id')
		.executeTakeFirst();
	// Its category, author and tags may have lost their only article of a market, or got one.
	if (row !== undefined) await deriveArticleMarkets(db);
	return row !== undefined;
}

/** Returns whether the page exists. A page with placeholders stays hidden. */
export async function editPage(db: Database, { id, title, short_description, content, visible }: ContentEdit): Promise<boolean> {
	const isComplete = !hasBlanks(title, short_description, content);
	const changes = { title: toTitle(title), visible: visible && isComplete, short_description: short_description || null, content: content || null };
	const row = await db
		.updateTable('pages')
		.set({ ...changes, updated_at: sql`now()` })
		.where('id', '=', id)
		.returning('id')
		.executeTakeFirst();
	return row !== undefined;
}

/** Writes a label over the shop's dictionary; an empty text takes it away (D7). */
export async function editLabel(db: Database, { name, text }: { name: string; text: string }): Promise<void> {
	if (text === '') await db.deleteFrom('labels').where('name', '=', name).execute();
	else
		await db
			.insertInto('labels')
			.values({ name, text })
			.onConflict((known) => known.column('name').doUpdateSet({ text }))
			.execute();
}
