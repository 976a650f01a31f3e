import type { CarrierParcel, ConnectedLabelService, LabelOutcome, LabelParcel } from '@titraj/contract/shop/define-label-service.ts';
import { writeNote } from '../orders/index.ts';
import type { Database } from '../platform/database/tables.ts';
import { logFailure } from '../platform/log/log-error.ts';
import { readParcel } from './read-parcel.ts';

/** Outcome of the label of an order. `unknown`: the carrier did not answer; another call finds the parcel, or makes it. `was`: the order has its label already. */
export type Labelled =
	| { readonly number: string; readonly outcome: 'made' | 'was'; readonly carrier: string; readonly id: number; readonly tracking_code: string }
	| { readonly number: string; readonly outcome: 'refused' | 'unknown'; readonly reason: string };

export interface Making {
	/** Code of the carrier. */
	readonly carrier: string;
	readonly service: ConnectedLabelService;
	/** Name of the staff member, for the timeline. */
	readonly staff: string;
	readonly now: () => Date;
	/** Runs in each transaction that stores that a label is asked for. */
	readonly note?: (trx: Database) => Promise<unknown>;
}

/** A label that is asked for. `askedAt`: when an earlier call asked for it without an answer; null for a new one. */
interface Asked {
	readonly id: number;
	readonly orderId: number;
	readonly parcel: LabelParcel;
	readonly askedAt: Date | null;
}

/** Longer than a call of a carrier takes: a label that was asked for before is no longer waited for. */
const WAITED_MS = 90_000;

/** How long before the last attempt an earlier one may have been, whose answer was lost, too. */
const EARLIER_MS = 14 * 86_400_000;

/**
 * Makes a label for each order, at most one at a time. After a lost answer the parcel is searched at the carrier by its reference before it is made again, so that no
 * order is sent, and charged, twice.
 */
export async function makeLabels(db: Database, numbers: readonly string[], making: Making): Promise<Labelled[]> {
	const labelled: Labelled[] = [];
	const wanted = [...new Set(numbers)];
	for (let start = 0; start < wanted.length; start += making.service.atOnce)
		labelled.push(...(await makeSome(db, wanted.slice(start, start + making.service.atOnce), making)));
	return labelled;
}

/** Labels of one call of the carrier. They are claimed right before it: a claim that waited for earlier calls could expire before its own begins. */
async function makeSome(db: Database, numbers: readonly string[], making: Making): Promise<Labelled[]> {
	const labelled = new Map<string, Labelled>();
	const asked: Asked[] = [];
	for (const number of numbers) {
		const claimed = await db.transaction().execute(async (trx) => {
			const one = await claim(trx, number, making);
			if ('parcel' in one) await making.note?.(trx);
			return one;
		});
		if ('parcel' in claimed) asked.push(claimed);
		else labelled.set(number, claimed);
	}
	if (asked.length > 0) for (const one of await ask(db, asked, making)) labelled.set(one.number, one);
	return [...labelled.values()];
}

/** Records that a label is asked for, before the carrier is. */
async function claim(trx: Database, number: string, { carrier, now }: Making): Promise<Asked | Labelled> {
	const order = await trx.selectFrom('orders').selectAll().where('number', '=', number).forUpdate().executeTakeFirst();
	if (order === undefined) return { number, outcome: 'refused', reason: 'there is no such order' };
	const labels = await trx.selectFrom('courier_labels').selectAll().where('order_id', '=', order.id).orderBy('id').execute();
	const live = labels.find(({ state }) => state === 'asked' || state === 'made');
	if (live?.state === 'made') return { number, outcome: 'was', carrier: live.carrier, id: live.id, tracking_code: live.tracking_code ?? '' };
	if (live !== undefined && live.carrier !== carrier) return { number, outcome: 'refused', reason: `a label of ${live.carrier} is asked for` };
	if (live !== undefined && live.error === null && now().getTime() - live.asked_at.getTime() < WAITED_MS)
		return { number, outcome: 'refused', reason: 'the label is being made' };
	const read = await readParcel(trx, order, carrier);
	if ('reason' in read) return { number, outcome: 'refused', reason: read.reason };
	if (live !== undefined) {
		await trx.updateTable('courier_labels').set({ asked_at: now(), error: null }).where('id', '=', live.id).execute();
		return { id: live.id, orderId: order.id, askedAt: live.asked_at, parcel: { ...read.parcel, reference: live.reference } };
	}
	const reference = `${number}-${labels.length + 1}`;
	const { id } = await trx
		.insertInto('courier_labels')
		.values({ order_id: order.id, carrier, state: 'asked', reference, asked_at: now() })
		.returning('id')
		.executeTakeFirstOrThrow();
	return { id, orderId: order.id, askedAt: null, parcel: { ...read.parcel, reference } };
}

async function ask(db: Database, asked: readonly Asked[], making: Making): Promise<Labelled[]> {
	let outcomes: Pick<Noted, 'outcomeOf' | 'error'>;
	try {
		const found = await find(asked, making.service);
		const unmade = asked.filter(({ parcel }) => !found.has(parcel.reference)).map(({ parcel }) => parcel);
		const made = unmade.length === 0 ? new Map<string, LabelOutcome>() : await making.service.make(unmade);
		outcomes = { outcomeOf: (reference) => toOutcome(found.get(reference)) ?? made.get(reference) };
	} catch (cause) {
		outcomes = { outcomeOf: () => undefined, error: cause instanceof Error ? cause.message : String(cause) };
	}
	try {
		return await note(db, asked, { making, ...outcomes });
	} catch (cause) {
		logFailure('The answer of a carrier could not be stored', cause, { carrier: making.carrier });
		return note(db, asked, { making, outcomeOf: () => undefined, error: NOT_STORED });
	}
}

const NOT_STORED = 'the shop could not store the answer of the carrier: make the label again';

async function find(asked: readonly Asked[], service: ConnectedLabelService): Promise<ReadonlyMap<string, CarrierParcel>> {
	const lost = asked.flatMap(({ askedAt, parcel }) => (askedAt === null ? [] : [{ askedAt, reference: parcel.reference }]));
	if (lost.length === 0) return new Map();
	return service.find(
		lost.map(({ reference }) => reference),
		new Date(Math.min(...lost.map(({ askedAt }) => askedAt.getTime())) - EARLIER_MS),
	);
}

const toOutcome = (parcel: CarrierParcel | undefined): LabelOutcome | undefined => (parcel === undefined ? undefined : { outcome: 'made', parcel });

interface Noted {
	readonly making: Making;
	readonly outcomeOf: (reference: string) => LabelOutcome | undefined;
	readonly error?: string;
}

/** Stores the outcomes of the carrier. A label without one stays asked for, with the error. */
async function note(db: Database, asked: readonly Asked[], { making: { carrier, staff, now }, outcomeOf, error }: Noted): Promise<Labelled[]> {
	const labelled: Labelled[] = [];
	for (const { id, orderId, parcel } of asked) {
		const [number, result] = [parcel.orderNumber, outcomeOf(parcel.reference)];
		const ofLabel = (trx: Database) => trx.updateTable('courier_labels').where('id', '=', id).where('state', '=', 'asked');
		if (result === undefined) {
			const reason = error ?? `${carrier} returned no result for the parcel`;
			await ofLabel(db).set({ error: reason }).execute();
			labelled.push({ number, outcome: 'unknown', reason });
		} else if (result.outcome === 'refused') {
			await ofLabel(db).set({ state: 'refused', error: result.reason }).execute();
			labelled.push({ number, outcome: 'refused', reason: result.reason });
		} else {
			const { id: parcelId, number: tracking_code } = result.parcel;
			await db.transaction().execute(async (trx) => {
				const made = ofLabel(trx).set({ state: 'made', parcel_id: parcelId, tracking_code, error: null, made_at: now() });
				// Of two calls after a lost answer, both find the parcel.
				if ((await made.executeTakeFirst()).numUpdatedRows > 0n) await writeNote(trx, orderId, { kind: 'label', staff, text: `${carrier} ${tracking_code}` });
			});
			labelled.push({ number, outcome: 'made', carrier, id, tracking_code });
		}
	}
	return labelled;
}
