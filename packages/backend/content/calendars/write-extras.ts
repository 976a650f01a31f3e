import { writePromotions } from '../../cart/index.ts';
import { upsert, withIds } from '../../localization/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { SourceExtras } from '../../platform/source/content.ts';
import { readTopics, saveTopics } from '../newsletter-topics/newsletter-topics.ts';

/** Upserts calendars, flyers, static contents and sweepstakes. Topics of the newsletter and comments are added only if the shop has none. */
export async function writeExtras(
	db: Database,
	{ calendars, flyers, static_contents, sweepstakes, newsletter_topics = [], comments }: SourceExtras,
): Promise<void> {
	await upsert(
		db,
		'calendars',
		['page_slug'],
		calendars.map((row) => ({ ...row, doors: JSON.stringify(withIds(`calendar:${row.page_slug}`, row.doors)) })),
	);
	for (const calendar of calendars) await writePromotions(db, calendar);
	await upsert(
		db,
		'flyers',
		['page_slug'],
		flyers.map((row) => ({ ...row, pages: JSON.stringify(row.pages) })),
	);
	await upsert(
		db,
		'static_contents',
		['slug'],
		static_contents.map((row) => ({ ...row, blocks: JSON.stringify(withIds(`static:${row.slug}`, row.blocks)) })),
	);
	const stakes = sweepstakes.map((row) => ({ ...row, picture: JSON.stringify(row.picture), winners: JSON.stringify(row.winners) }));
	await upsert(db, 'sweepstakes', ['slug'], stakes);
	if (newsletter_topics.length > 0 && (await readTopics(db)).length === 0)
		await saveTopics(
			db,
			newsletter_topics.map((topic) => ({ ...topic, active: true })),
		);
	if ((await db.selectFrom('post_comments').select('id').limit(1).executeTakeFirst()) !== undefined) return;
	const posts = new Map((await db.selectFrom('posts').select(['slug', 'id']).execute()).map(({ slug, id }) => [slug, id]));
	for (const { post_slug, created_at, ...comment } of comments) {
		const post_id = posts.get(post_slug);
		if (post_id === undefined) throw new Error(`A comment is for the unknown post "${post_slug}"`);
		await db
			.insertInto('post_comments')
			.values({ ...comment, post_id, session_id: null, created_at: new Date(created_at) })
			.execute();
	}
}
