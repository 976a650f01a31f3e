import type { CancelOutcome, ConnectedLabelService } from '@titraj/contract/shop/define-label-service.ts';
import type { Kysely } from 'kysely';
import { writeNote } from '../orders/index.ts';
import type { Database, Tables } from '../platform/database/tables.ts';
import { fromOutside } from '../platform/http/from-outside.ts';
import { readLabel, type StoredLabel } from './read-labels.ts';
import { CarrierRefusal } from './services/ask-carrier.ts';

interface Cancelling {
	readonly service: ConnectedLabelService;
	readonly staff: string;
	readonly now: () => Date;
	/** Runs in the transaction that stores the cancellation. */
	readonly note?: (trx: Kysely<Tables>) => Promise<unknown>;
}

/** Cancels a label at the carrier and here. Null if it is cancelled now, else the reason. Throws `NoAnswer` if the carrier does not answer: the label then stays. */
export async function cancelLabel(db: Database, label: StoredLabel, { service, staff, now, note }: Cancelling): Promise<string | null> {
	if (label.state === 'cancelled') return null;
	if (label.state !== 'made' || label.parcel_id === null) return `the label is ${label.state}`;
	const cancelled = await askForCancelling(service, label.parcel_id, label.reference);
	// Of two people who cancel at once, the carrier refuses the second.
	if (cancelled.outcome === 'refused') return (await readLabel(db, label.id))?.state === 'cancelled' ? null : cancelled.reason;
	await db.transaction().execute(async (trx) => {
		const { numUpdatedRows } = await trx
			.updateTable('courier_labels')
			.set({ state: 'cancelled', cancelled_at: now() })
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
 * Waits no longer for the answer of a carrier, so that the order can get a label of another one. The parcel may exist at the carrier: staff look there. Null if
 * it is given up, else the reason.
 */
export async function giveUpLabel(db: Database, label: StoredLabel, { staff, note }: Pick<Cancelling, 'staff' | 'note'>): Promise<string | null> {
	return db.transaction().execute(async (trx) => {
		const { numUpdatedRows } = await trx
			.updateTable('courier_labels')
			.set({ state: 'refused' })
			.where('id', '=', label.id)
			.where('state', '=', 'asked')
			.where('error', 'is not', null)
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return 'the label is being made';
		await writeNote(trx, label.order_id, { kind: 'label_cancelled', staff, text: `${label.carrier} ${label.reference}` });
		await note?.(trx);
		return null;
	});
}
