import { sql } from 'kysely';
import { toPostPath, toSweepstakePath } from '../../catalog/index.ts';
import type { ScheduledJob } from '../../jobs/index.ts';
import { deriveArticleMarkets } from '../../localization/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { hasBlanks } from '../pages/blanks.ts';
import { publishDueSweepstakes } from '../sweepstakes/publish-due-sweepstakes.ts';
import { PUBLIC_STATUS } from './content-state.ts';
import { moveRedirects } from './move-redirects.ts';
import { noteSiteChange } from './note-site-change.ts';

const MINUTE = 60_000;

/** What has an audience is published for that alone. */
const IS_PUBLIC = sql<boolean>`(audience = 'everybody')`;
const PUBLISHED = { publish_at: null, for_members: sql<boolean>`not ${IS_PUBLIC}`, was_public: sql<boolean>`was_public or ${IS_PUBLIC}` };

/** Publishes scheduled pages, posts and sweepstakes that are due; `onPublished` is called if there were any. */
export const publishDueJob = (db: Database, { config, onPublished }: { config: Pick<BackendConfig, 'now'>; onPublished: () => void }): ScheduledJob => ({
	name: 'publish-content',
	failure: 'Scheduled pages, posts and sweepstakes could not be published',
	every: MINUTE,
	run: async () => (await publishDue(db, config.now())) > 0 && onPublished(),
});

/** Publishes due pages, posts and sweepstakes in one transaction, for which a second run waits. A post is dated with its planned time. Returns how many were published. */
export async function publishDue(db: Database, now: Date): Promise<number> {
	return db.transaction().execute(async (trx) => {
		const duePages = await trx
			.selectFrom('pages')
			.selectAll()
			.where('publish_at', '<=', now)
			.where('visible', '=', false)
			.where('archived', '=', false)
			.forUpdate()
			.execute();
		const pages = duePages.filter(({ title, short_description, content }) => !hasBlanks(title, short_description ?? '', content ?? ''));
		const posts = await trx
			.selectFrom('posts')
			.select(['id', 'slug', 'category_id'])
			.where('publish_at', '<=', now)
			.where('status', '<', PUBLIC_STATUS)
			.where('archived', '=', false)
			.forUpdate()
			.execute();
		const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
		if (pages.length > 0) {
			await trx
				.updateTable('pages')
				.set({ ...PUBLISHED, visible: IS_PUBLIC, updated_at: sql`now()` })
				.where('id', 'in', idsOf(pages))
				.execute();
			await noteSiteChange(trx);
		}
		if (posts.length > 0) {
			await trx
				.updateTable('posts')
				.set({
					...PUBLISHED,
					status: sql<number>`case when ${IS_PUBLIC} then ${sql.lit(PUBLIC_STATUS)} else status end`,
					published_at: sql<Date>`case when was_public then published_at else publish_at end`,
					updated_at: sql`now()`,
				})
				.where('id', 'in', idsOf(posts))
				.execute();
			await deriveArticleMarkets(trx);
		}
		const sweepstakes = await publishDueSweepstakes(trx, now);
		const categories = posts.length === 0 ? [] : await trx.selectFrom('post_categories').select(['id', 'slug']).execute();
		const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
		const paths = [
			...pages.map(({ path }) => path),
			...posts.map(({ slug, category_id }) => toPostPath(slugs.get(category_id) ?? '', slug)),
			...sweepstakes.map(({ slug, id }) => toSweepstakePath(slug, id)),
		];
		for (const to of paths) await moveRedirects(trx, { from: null, to });
		return paths.length;
	});
}
