import type { Sweepstake } from '@titraj/contract/sweepstake.ts';
import type { Selectable } from 'kysely';
import { toSweepstakePath } from '../../catalog/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { readEmail, tidyText } from '../forms/form-texts.ts';
import { toImage, toUploadedImage } from '../pages/blocks.ts';

/** Sweepstakes, the latest first. */
export const listSweepstakes: Handler<'_get_hapi_sweepstake'> = async ({ id, slug }, { db, session, config }) => {
	let matching = db.selectFrom('sweepstakes').selectAll();
	if (!session.insider) matching = matching.where('visible', '=', true);
	if (id !== undefined) matching = matching.where('id', '=', id);
	if (slug !== undefined) matching = matching.where('slug', '=', slug);
	const rows = await matching.orderBy('ends_at', 'desc').orderBy('id', 'desc').limit(500).execute();
	return { success: true, data: { items: rows.map((row) => toSweepstake(row, config.now())), total: rows.length, next_cursor: null } };
};

/** Accepts an entry while the sweepstake is open: one per address, with the same response to repeated entries. */
export const enterSweepstake: Handler<'_post_hapi_sweepstake_entry'> = async (body, { db, config }) => {
	const now = config.now();
	const row = await db.selectFrom('sweepstakes').selectAll().where('id', '=', body.id).where('visible', '=', true).executeTakeFirst();
	if (row === undefined) return notFound('sweepstake');
	const state = toPhase(row, now);
	if (state !== 'open') return { success: false, label_name: state === 'closed' ? 'error_sweepstake_closed' : 'error_sweepstake_upcoming' };
	const [first_name, last_name, answer] = [tidyText(body.first_name), tidyText(body.last_name), tidyText(body.answer ?? '')];
	const email = readEmail(body.email);
	const errors = {
		...(first_name.length < 2 && { first_name: 'error_first_name' }),
		...(last_name.length < 2 && { last_name: 'error_last_name' }),
		...(email === null && { email: 'error_email' }),
		...(row.question !== null && answer === '' && { answer: 'error_answer' }),
		...(!body.rules && { rules: 'error_rules' }),
	};
	if (email === null || Object.keys(errors).length > 0) return { success: false, label_name: 'error_sweepstake', errors };
	if (body.website) return { success: true, data: { entered: true } };
	const entered = await db
		.insertInto('sweepstake_entries')
		.values({ sweepstake_id: row.id, email: toPerson(email), first_name, last_name, answer, created_at: now })
		.onConflict((conflict) => conflict.columns(['sweepstake_id', 'email']).doNothing())
		.returning('id')
		.executeTakeFirst();
	return entered === undefined ? { success: false, label_name: 'error_sweepstake_entered' } : { success: true, data: { entered: true } };
};

/** Removes the part after a plus sign: such addresses reach the same person. */
export const toPerson = (email: string): string => email.replace(/\+[^@]*@/, '@');

/** Whether entries are accepted now. */
export function toPhase({ starts_at, ends_at }: Pick<Row, 'starts_at' | 'ends_at'>, now: Date): Sweepstake['state'] {
	if (now < new Date(starts_at)) return 'upcoming';
	return now < new Date(ends_at) ? 'open' : 'closed';
}

type Row = Selectable<Tables['sweepstakes']>;

function toSweepstake(row: Row, now: Date): Sweepstake {
	const iso = (moment: Date | string) => new Date(moment).toISOString();
	return {
		id: row.id,
		slug: row.slug,
		title: row.title,
		url_without_domain: toSweepstakePath(row.slug, row.id),
		short_description: row.short_description,
		content: row.content,
		rules: row.rules,
		question: row.question,
		image: row.image ? toUploadedImage(row.image, row.title) : toImage(row.picture, row.title),
		datetime_starts: iso(row.starts_at),
		datetime_ends: iso(row.ends_at),
		datetime_winners: iso(row.winners_at),
		state: toPhase(row, now),
		winners: now < new Date(row.winners_at) ? [] : row.winners,
	};
}
