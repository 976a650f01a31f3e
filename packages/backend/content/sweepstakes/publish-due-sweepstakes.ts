import { hasBlanks } from '../pages/blanks.ts';
import type { Database } from '../tables.ts';

/** Publishes scheduled sweepstakes that are due, in the caller's transaction; those with blanks wait. */
export async function publishDueSweepstakes(trx: Database, now: Date): Promise<{ readonly id: number; readonly slug: string }[]> {
	const rows = await trx
		.selectFrom('sweepstakes')
		.select(['id', 'slug', 'title', 'short_description', 'content', 'rules'])
		.where('publish_at', '<=', now)
		.where('visible', '=', false)
		.where('archived', '=', false)
		.forUpdate()
		.execute();
	const due = rows.filter(({ title, short_description, content, rules }) => !hasBlanks(title, short_description, content, rules));
	if (due.length > 0)
		await trx
			.updateTable('sweepstakes')
			.set({ visible: true, publish_at: null, was_public: true })
			.where(
				'id',
				'in',
				due.map(({ id }) => id),
			)
			.execute();
	return due;
}
