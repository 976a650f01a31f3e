import type { RunningBackend } from '@titraj/backend/start-backend.ts';

/** A public sweepstake that began long ago; returns its id. */
export async function openDraw(db: RunningBackend['db'], { slug, ends_at }: { slug: string; ends_at: Date }): Promise<number> {
	const texts = { title: 'Nagradna igra', short_description: '', content: '', rules: '', question: null };
	const picture = JSON.stringify({ seed: slug, kind: 'scene' });
	const row = { slug, ...texts, picture, starts_at: new Date(0), ends_at, winners_at: ends_at, winners: '[]' };
	return (await db.insertInto('sweepstakes').values(row).returning('id').executeTakeFirstOrThrow()).id;
}
