import type { ContentRefusal } from '../editing/content-state.ts';
import type { Database } from '../tables.ts';
import { drawEntries } from './draw-entries.ts';
import { withdrawName } from './forget-entrant.ts';
import { changeSweepstake } from './save-sweepstake.ts';
import { toPhase } from './sweepstakes.ts';

interface Draw {
	/** One winner for each. */
	readonly prizes: readonly string[];
	readonly substitutes: number;
	/** Member of staff. */
	readonly by: string;
	readonly now: Date;
}

/** Draws winners and their substitutes from the valid entries, once, after the end. Returns null if there is no such sweepstake, or why nothing was drawn. */
export async function drawWinners(trx: Database, id: number, { prizes, substitutes, by, now }: Draw): Promise<true | null | ContentRefusal> {
	const known = await trx.selectFrom('sweepstakes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
	if (known === undefined) return null;
	if (known.drawn_at !== null) return refuse('draw', 'has been made: winners are drawn once');
	if (!known.visible && !known.was_public) return refuse('draw', 'is for a sweepstake that was published');
	if (toPhase(known, now) !== 'closed') return refuse('draw', 'is possible after the end of entries');
	const valid = await selectValid(trx, id).select('e.id').execute();
	if (valid.length === 0) return refuse('draw', 'needs a valid entry');
	if (valid.length < prizes.length) return refuse('prizes', 'are more than the valid entries');
	const drawn = drawEntries(valid, prizes.length + substitutes);
	for (const [index, entry] of drawn.entries())
		await trx
			.updateTable('sweepstake_entries')
			.set({ place: index + 1, prize: prizes[index] ?? null, outcome: 'waiting' })
			.where('id', '=', entry.id)
			.execute();
	await trx.updateTable('sweepstakes').set({ drawn_at: now, drawn_by: by }).where('id', '=', id).execute();
	return true;
}

/** Entries that take part: made while entries were accepted, with the answer that was asked for, and not taken out by staff. */
export const selectValid = (db: Database, id: number) =>
	db
		.selectFrom('sweepstake_entries as e')
		.innerJoin('sweepstakes as s', 's.id', 'e.sweepstake_id')
		.where('e.sweepstake_id', '=', id)
		.where('e.invalid_reason', 'is', null)
		.whereRef('e.created_at', '>=', 's.starts_at')
		.whereRef('e.created_at', '<', 's.ends_at')
		.where((eb) => eb.or([eb('s.question', 'is', null), eb('e.answer', '!=', '')]));

/** Takes an entry out of the draw with a reason, or back in with null; not after the draw. Returns null if there is no such entry. */
export async function judgeEntry(
	trx: Database,
	{ id, entry, reason }: { readonly id: number; readonly entry: number; readonly reason: string | null },
): Promise<true | null | ContentRefusal> {
	const known = await trx.selectFrom('sweepstakes').select('drawn_at').where('id', '=', id).forUpdate().executeTakeFirst();
	if (known === undefined) return null;
	if (known.drawn_at !== null) return refuse('invalid', 'is decided before the draw');
	const changed = await trx
		.updateTable('sweepstake_entries')
		.set({ invalid_reason: reason })
		.where('id', '=', entry)
		.where('sweepstake_id', '=', id)
		.returning('id')
		.executeTakeFirst();
	return changed === undefined ? null : true;
}

interface Outcome {
	readonly id: number;
	readonly entry: number;
	readonly outcome?: 'confirmed' | 'declined' | undefined;
	/** The name that the winner agreed to be published with; null takes the consent back. */
	readonly shown_as?: string | null | undefined;
}

/**
 * Records what a winner answered. If it is declined, the next substitute gets the prize. A name without consent is no longer shown at once. Returns null if the entry was not drawn, or why it is refused.
 */
export async function settleWinner(trx: Database, { id, entry, outcome, shown_as }: Outcome): Promise<true | null | ContentRefusal> {
	const drawn = await trx
		.selectFrom('sweepstake_entries')
		.select(['id', 'place', 'prize', 'outcome', 'shown_as'])
		.where('sweepstake_id', '=', id)
		.where('place', 'is not', null)
		.orderBy('place')
		.forUpdate()
		.execute();
	const winner = drawn.find((each) => each.id === entry);
	if (winner === undefined) return null;
	if (winner.prize === null) return refuse('outcome', 'is for winners, not for substitutes');
	if (winner.outcome === 'declined') return refuse('outcome', 'is final: a substitute has the prize');
	const isDeclined = outcome === 'declined';
	await trx
		.updateTable('sweepstake_entries')
		.set({ ...(outcome && { outcome }), ...(shown_as !== undefined && { shown_as }), ...(isDeclined && { shown_as: null }) })
		.where('id', '=', entry)
		.execute();
	if (isDeclined || (shown_as !== undefined && shown_as !== winner.shown_as)) await withdrawName(trx, id, { name: winner.shown_as, prize: winner.prize });
	const substitute = isDeclined ? drawn.find(({ prize }) => prize === null) : undefined;
	if (substitute) await trx.updateTable('sweepstake_entries').set({ prize: winner.prize }).where('id', '=', substitute.id).execute();
	return true;
}

/** Replaces the winners that the shop shows by those of the draw who agreed to be named. */
export async function publishDrawn(trx: Database, id: number, now: Date): Promise<true | null | ContentRefusal> {
	const drawn = await trx
		.selectFrom('sweepstake_entries')
		.select(['prize', 'shown_as'])
		.where('sweepstake_id', '=', id)
		.where('outcome', '=', 'confirmed')
		.orderBy('place')
		.execute();
	const winners = drawn.flatMap(({ prize, shown_as }) => (prize === null || shown_as === null ? [] : [{ name: shown_as, prize }]));
	return winners.length === 0 ? refuse('winners', 'have not agreed to be named') : changeSweepstake(trx, id, { winners }, now);
}

const refuse = (field: string, reason: string): ContentRefusal => ({ field, reason });
