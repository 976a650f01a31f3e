import type { CancelOutcome, ConnectedLabelService } from '@titraj/contract/shop/define-label-service.ts';
import { writeNote } from '../orders/index.ts';
import type { Database } from '../platform/database/tables.ts';
import { fromOutside, NoAnswer } from '../platform/http/from-outside.ts';
import { readLabel, type StoredLabel } from './read-labels.ts';
import { CarrierRefusal } from './services/ask-carrier.ts';

interface Cancelling {
	readonly service: ConnectedLabelService;
	readonly staff: string;
	readonly now: () => Date;
	/** Runs in the transaction that stores the cancellation. */
	readonly note?: (trx: Database) => Promise<unknown>;
}

/** Cancels a label at the carrier and here. Null if it is cancelled now, else the reason. Throws `NoAnswer` if the carrier does not answer: the label then stays, with that error. */
export async function cancelLabel(db: Database, label: StoredLabel, { service, staff, now, note }: Cancelling): Promise<string | null> {
	if (label.state === 'cancelled') return null;
	if (label.state !== 'made' || label.parcel_id === null) return `the label is ${label.state}`;
	const cancelled = await askForCancelling(service, label.parcel_id, label.reference).catch(async (cause) => {
		if (cause instanceof NoAnswer)
			await db.updateTable('courier_labels').set({ error: cause.message }).where('id', '=', label.id).where('state', '=', 'made').execute();
		throw cause;
	});
	// Of two people who cancel at once, the carrier refuses the second.
	if (cancelled.outcome === 'refused') return (await readLabel(db, label.id))?.state === 'cancelled' ? null : cancelled.reason;
	await db.transaction().execute(async (trx) => {
		const { numUpdatedRows } = await trx
			.updateTable('courier_labels')
			.set({ state: 'cancelled', cancelled_at: now(), error: null })
			.where('id', '=', label.id)
			.where('state', '=', 'made')
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return;
		await writeNote(trx, label.order_id, { kind: 'label_cancelled', staff, text: `${label.carrier} ${label.tracking_code ?? ''}` });
		await note?.(trx);
	});
	return null;
}

const askForCancelling = (service: ConnectedLabelService, id: string, reference: string): Promise<CancelOutcome> =>
	fromOutside(() =>
		service.cancel(id, reference).catch((cause) => {
			if (cause instanceof CarrierRefusal) return { outcome: 'refused', reason: cause.message };
			throw cause;
		}),
	);

/**
 * Waits no longer for the answer of a carrier to making or cancelling a label, so that the order can get another one. The parcel may exist at the carrier: staff look there.
 * Null if it is given up, else the reason.
 */
export async function giveUpLabel(db: Database, label: StoredLabel, { staff, now, note }: Omit<Cancelling, 'service'>): Promise<string | null> {
	const end = label.state === 'made' ? { state: 'cancelled' as const, cancelled_at: now() } : { state: 'refused' as const };
	return db.transaction().execute(async (trx) => {
		const { numUpdatedRows } = await trx
			.updateTable('courier_labels')
			.set(end)
			.where('id', '=', label.id)
			.where('state', '=', label.state)
			.where('state', 'in', ['asked', 'made'])
			.where('error', 'is not', null)
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return label.state === 'asked' ? 'the label is being made' : 'no answer of the carrier was lost: cancel the label there';
		await writeNote(trx, label.order_id, { kind: 'label_cancelled', staff, text: `${label.carrier} ${label.tracking_code ?? label.reference}` });
		await note?.(trx);
		return null;
	});
}
