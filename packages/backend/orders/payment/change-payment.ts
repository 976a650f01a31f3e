import type { ProviderOutcome } from '@titraj/contract/shop/define-payment-provider.ts';
import { connectProvider, type UsableProvider } from '../../payments/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { readBalance } from '../money/read-balances.ts';
import { applyNews } from './handle-payment-webhook.ts';
import { endRefund, storeRefund } from './store-refund.ts';
import { type AttemptRow, readAttempts } from './stored-attempt.ts';

/** Change of a received payment by staff; without `cents` all that is left. `key` names a refund: a repeated call is the same refund. */
export type PaymentChange =
	| { readonly kind: 'capture'; readonly cents?: number | undefined }
	| { readonly kind: 'cancel' }
	| { readonly kind: 'refund'; readonly cents?: number | undefined; readonly key: string };

/** `refused` says why, for staff; nothing was changed. `failed`: the provider did not answer, and the call can be repeated with the same key. */
export type ChangedPayment = { readonly outcome: 'done' } | { readonly outcome: 'refused' | 'failed'; readonly reason: string };

interface Shop {
	readonly db: Database;
	readonly config: BackendConfig;
}

/**
 * Captures, cancels or refunds the payment of an order at its provider, outside of any transaction, and records it as if the provider had reported it: its own report,
 * which follows, then changes nothing.
 */
export async function changePayment(shop: Shop, orderId: number, change: PaymentChange): Promise<ChangedPayment> {
	const attempt = await findReceived(shop.db, orderId);
	if (attempt === null) return refuse('no payment of the order was received');
	const provider = connectProvider(attempt.provider, shop.config);
	if (provider === undefined) return refuse(`the payment provider ${attempt.provider} is not set up`);
	try {
		return await STEPS[change.kind](shop, { provider, attempt, change });
	} catch (cause) {
		logFailure('A payment could not be changed at its provider', cause, { provider: attempt.provider, reference: attempt.reference, change: change.kind });
		return { outcome: 'failed', reason: 'the payment provider did not answer: try again' };
	}
}

interface Step {
	readonly provider: UsableProvider;
	readonly attempt: AttemptRow;
	readonly change: PaymentChange;
}

const STEPS: Readonly<Record<PaymentChange['kind'], (shop: Shop, step: Step) => Promise<ChangedPayment>>> = {
	async capture(shop, { provider, attempt, change }) {
		if (attempt.capturedCents > 0) return refuse('the money was taken before');
		const { charge } = await readBalance(shop.db, attempt.orderId);
		if (charge === 0) return refuse('the order charges nothing: cancel the payment');
		const cents = (change.kind === 'capture' ? change.cents : undefined) ?? Math.min(attempt.cents, charge);
		if (cents > attempt.cents || cents === 0) return refuse('the amount is above that of the payment, or zero');
		if (cents > charge) return refuse('the amount is above what the order charges');
		return record(shop, { provider, attempt }, { said: await provider.capture(attempt, cents), status: 'approved', cents });
	},
	async cancel(shop, { provider, attempt }) {
		if (attempt.capturedCents > 0) return refuse('the money was taken: refund it');
		return record(shop, { provider, attempt }, { said: await provider.cancel(attempt), status: 'cancelled', cents: 0 });
	},
	async refund(shop, { provider, attempt, change }) {
		if (change.kind !== 'refund') return refuse('no refund');
		const stored = await storeRefund(shop.db, attempt, { key: change.key, cents: change.cents });
		if (typeof stored === 'string') return refuse(stored);
		if (stored.wasDone) return { outcome: 'done' };
		if (stored.wasAsked && provider.refundsOnce === false) return refuse('the answer to this refund was lost: see at the provider whether it was paid');
		const said = await provider.refund(attempt, stored);
		const { isDone, cents } = await endRefund(shop.db, attempt, { key: stored.key, status: said.outcome });
		if (said.outcome === 'refused' && isDone) return { outcome: 'done' };
		return record(shop, { provider, attempt }, { said, status: 'refunded', cents });
	},
};

interface Recorded {
	readonly said: ProviderOutcome;
	readonly status: 'approved' | 'cancelled' | 'refunded';
	readonly cents: number;
}

async function record(shop: Shop, { provider, attempt }: Pick<Step, 'provider' | 'attempt'>, { said, status, cents }: Recorded): Promise<ChangedPayment> {
	if (said.outcome === 'refused') return said;
	const { reference, providerId, currency } = attempt;
	await applyNews(shop, { provider: { code: provider.code, refersTo: 'attempt' }, kind: 'staff', news: { reference, providerId, currency, status, cents } });
	return { outcome: 'done' };
}

/** The payment whose money came: one that is refunded already is found too, so that a repeated refund is answered alike. */
async function findReceived(db: Database, orderId: number): Promise<AttemptRow | null> {
	const rows = await db
		.selectFrom('order_payments')
		.select('id')
		.where('order_id', '=', orderId)
		.where('status', 'in', ['approved', 'refunded'])
		.where('amount_cents', '>', 0)
		.orderBy('status')
		.orderBy('id')
		.limit(1)
		.execute();
	const ids = rows.map(({ id }) => id);
	return (await readAttempts(db, ids))[0] ?? null;
}

const refuse = (reason: string): ChangedPayment => ({ outcome: 'refused', reason });
