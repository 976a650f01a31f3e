import { connectProvider } from '../../payments/index.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { type ChangedPayment, changePayment, findReceived, type NoteChange } from '../payment/change-payment.ts';
import { ONLY_HELD, storeRefund } from '../payment/store-refund.ts';
import type { Database } from '../tables.ts';
import { lockRefund, NOTHING_DUE } from './lock-refund.ts';
import { readBalance } from './read-balances.ts';
import { beginByHand } from './refund-by-hand.ts';

interface Asked {
	/** Unique per refund: a repeated call refunds once. */
	readonly key: string;
	/** All that is due and not begun if left out. */
	readonly cents?: number | undefined;
	/** Staff pay it, whatever the provider can do. */
	readonly byHand: boolean;
	readonly iban: string | null;
}

/**
 * Pays money of an order back: at its provider, or begins a refund that staff pay if the provider has no refunds or refuses this one. Money that is only held for an order
 * that charges nothing is released. `note` runs in the transaction that stores the refund, once.
 */
export async function beginRefund(
	{ note: write, ...stores }: { db: Database; config: BackendConfig; note?: NoteChange },
	orderId: number,
	{ key, cents, byHand, iban }: Asked,
): Promise<ChangedPayment> {
	const { db } = stores;
	let isNoted = write === undefined;
	const note: NoteChange = async (trx, change) => {
		// A refund that the provider refuses is noted when it is stored, and not again as one that staff pay.
		if (!isNoted) await write?.(trx, change);
		isNoted = true;
	};
	const shop = { ...stores, note };
	const known = await db.selectFrom('payment_refunds').select('by_hand').where('key', '=', key).where('status', '!=', 'refused').executeTakeFirst();
	const amount = cents ?? 'due';
	if (!byHand && known?.by_hand !== true) {
		const changed = await changePayment(shop, orderId, { kind: 'refund', cents: amount, key });
		if (changed.outcome !== 'refused') return changed;
		if (changed.reason === ONLY_HELD) {
			const { charge } = await readBalance(db, orderId);
			return charge === 0 ? changePayment(shop, orderId, { kind: 'cancel' }) : changed;
		}
	}
	return db.transaction().execute(async (trx): Promise<ChangedPayment> => {
		const counted = await lockRefund(trx, orderId, { key, amount });
		if (counted === undefined || counted === 0) return { outcome: 'refused', reason: NOTHING_DUE };
		const begun = await beginByHand(trx, orderId, { key, cents: counted, iban });
		if (typeof begun === 'string') return { outcome: 'refused', reason: begun };
		await note(trx, begun);
		return { outcome: 'done' };
	});
}

/**
 * Stores the refund of what an order is due, in the transaction of the change that made it due: a job begins it if the backend is killed before `beginRefund`. Only for
 * a provider that took the money.
 */
export async function storeDueRefund(trx: Database, orderId: number, { key, config }: { key: string; config: BackendConfig }): Promise<void> {
	const { open } = await readBalance(trx, orderId);
	const attempt = open > 0 ? await findReceived(trx, orderId) : null;
	if (attempt === null || attempt.capturedCents === 0 || connectProvider(attempt.provider, config) === undefined) return;
	await storeRefund(trx, attempt, { key, cents: open, askedAt: null });
}
