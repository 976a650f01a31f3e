import type { FulfilmentChange, FulfilmentEvent } from '../engine.ts';
import { CallError, messageOf, outcomeOf } from '../http/call-error.ts';
import { withPart } from '../orders/order-parts.ts';
import { MOST_ATTEMPTS, pauseAfter } from '../round/next-attempt.ts';
import type { Round } from '../round/round.ts';
import { applyChange } from './apply-change.ts';

/** An event of the engine that the shop has not taken yet, or that was given up. */
export interface EventRow {
	readonly id: string;
	readonly number: string;
	/** JSON of the change. */
	readonly change: string;
	readonly state: 'due' | 'done' | 'dead' | 'dropped';
	readonly attempts: number;
	readonly next_at: number;
	/** When the last attempt failed, in milliseconds since 1970; 0 if none did. */
	readonly failed_at: number;
	readonly error: string | null;
}

const CURSOR = 'fulfilments';
/** Bytes; a change that is larger is not stored. */
const LARGEST_CHANGE = 256 * 1024;

/** Reads what the engine did with our orders, page by page, and stores it with the place in the list; then does the same in the shop. */
export async function readFulfilments<Product>(round: Round<Product>): Promise<void> {
	const { connector, state, dryRun, log, isEnding } = round;
	for (let cursor = state.cursor(CURSOR); !isEnding(); ) {
		const page = await connector.engine.readFulfilments(cursor);
		if (dryRun) for (const { id, number, change } of page.events) log({ event: 'would_apply', id, number, kind: change.kind });
		else
			state.write(() => {
				for (const event of page.events) putEvent(round, event);
				state.setCursor(CURSOR, page.cursor);
			});
		if (page.isLast) break;
		if (page.cursor === cursor) throw new CallError(`${connector.engine.name} gives the same page of fulfilments again`, { outcome: 'failed' });
		cursor = page.cursor;
	}
	if (!dryRun) await applyDue(round);
}

function putEvent<Product>({ state, now }: Round<Product>, { id, number, change }: FulfilmentEvent): void {
	const text = JSON.stringify(change);
	const isTooLarge = Buffer.byteLength(text) > LARGEST_CHANGE || id.length > 500;
	const [stored, error] = isTooLarge ? ['{}', 'the event is too large'] : [text, null];
	const isNew = state.run(
		'insert into events (id, number, change, state, error, failed_at) values (?, ?, ?, ?, ?, ?) on conflict (id) do nothing',
		...[id.slice(0, 500), number.slice(0, 100), stored, isTooLarge ? 'dead' : 'due', error, isTooLarge ? now() : 0],
	);
	state.count(isNew === 1 ? 'events_taken' : 'events_repeated');
}

/** In the order in which they were read, those of one order one after another: one that fails holds those behind it of the same order. */
async function applyDue<Product>(round: Round<Product>): Promise<void> {
	const { state, now, isEnding } = round;
	const held = new Set(
		state.all<{ number: string }>("select distinct number from events where state = 'due' and next_at > ?", now()).map(({ number }) => number),
	);
	for (const row of state.all<EventRow>("select * from events where state = 'due' and next_at <= ? order by rowid", now())) {
		if (isEnding()) return;
		if (held.has(row.number)) continue;
		if (!(await applyOne(round, row))) held.add(row.number);
	}
}

async function applyOne<Product>({ connector, shop, state, now, log }: Round<Product>, row: EventRow): Promise<boolean> {
	try {
		const change: FulfilmentChange = JSON.parse(row.change);
		if (change.kind === 'refunded' && (connector.refunds ?? 'list') === 'list')
			throw new CallError(`${change.amount} was refunded at ${connector.engine.name}: refund it in the back office, then drop this event`, {
				outcome: 'refused',
			});
		const outcome = await applyChange(shop, { id: row.id, number: row.number, change });
		if (outcome === 'changed' && change.kind === 'cancelled') await noteOwnChange(shop, state, row.number);
		state.write(() => {
			state.run("update events set state = 'done', error = null where id = ?", row.id);
			state.count(outcome === 'changed' ? 'events_applied' : 'events_already_true');
		});
		log({ event: 'fulfilment', number: row.number, kind: change.kind, outcome });
		return true;
	} catch (error) {
		const attempts = row.attempts + 1;
		const isDead = outcomeOf(error) === 'refused' || attempts >= (connector.mostAttempts ?? MOST_ATTEMPTS);
		state.write(() => {
			state.run(
				'update events set state = ?, attempts = ?, next_at = ?, failed_at = ?, error = ? where id = ?',
				...[isDead ? 'dead' : 'due', attempts, now() + pauseAfter(attempts), now(), messageOf(error), row.id],
			);
			state.count(isDead ? 'events_dead' : 'events_failed');
		});
		log({ event: isDead ? 'fulfilment_dead' : 'fulfilment_failed', number: row.number, reason: messageOf(error) });
		return isDead;
	}
}

/** Pieces that the engine cancelled itself are not passed on to it with the next change of the order. */
async function noteOwnChange(shop: Round<unknown>['shop'], state: Round<unknown>['state'], number: string): Promise<void> {
	const passed = state.one<{ passed: string | null }>('select passed from outbox where number = ?', number)?.passed;
	const order = passed ? await shop.readOrder(number) : null;
	if (passed && order) state.run('update outbox set passed = ? where number = ?', withPart(passed, order, 'goods'), number);
}
