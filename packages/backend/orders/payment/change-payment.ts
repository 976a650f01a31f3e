import type { ProviderOutcome } from '@titraj/contract/shop/define-payment-provider.ts';
import { sql } from 'kysely';
import { connectProvider, type UsableProvider } from '../../payments/index.ts';
import { fromOutside, NoAnswer } from '../../platform/http/from-outside.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import { notifyMerchant } from '../../platform/mail/merchant/notify-merchant.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { lockRefund, NOTHING_DUE, type RefundAmount } from '../money/lock-refund.ts';
import { otherPayments } from '../money/other-payments.ts';
import { readBalance } from '../money/read-balances.ts';
import type { Database } from '../tables.ts';
import { applyNews } from './handle-payment-webhook.ts';
import { endRefund, storeRefund, sumRefunds } from './store-refund.ts';
import { type AttemptRow, readAttempts } from './stored-attempt.ts';

/** Change of a received payment by staff; without `cents` all that is left. `key` names a refund: a repeated call is the same refund. `by`: staff, unless a job asks. */
export type PaymentChange =
	| { readonly kind: 'capture'; readonly cents?: number | undefined }
	| { readonly kind: 'cancel' }
	| { readonly kind: 'refund'; readonly cents?: RefundAmount; readonly key: string; readonly by?: 'job' };

/** `refused` says why, for staff; nothing was changed. `failed`: the provider did not answer, and the call can be repeated with the same key. Failures of the shop are thrown. */
export type ChangedPayment = { readonly outcome: 'done' } | { readonly outcome: 'refused' | 'failed'; readonly reason: string };

/** Runs in the transaction that stores the change, at its end. `isNew`: false for a refund that was begun before. */
export type NoteChange = (trx: Database, change: { readonly isNew: boolean }) => Promise<unknown>;

interface Shop {
	readonly db: Database;
	readonly config: BackendConfig;
	readonly note?: NoteChange | undefined;
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
		if (!(cause instanceof NoAnswer)) throw cause;
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
		return record(shop, { provider, attempt }, { said: await fromOutside(() => provider.capture(attempt, cents)), status: 'approved', cents });
	},
	async cancel(shop, { provider, attempt }) {
		if (attempt.capturedCents > 0) return refuse('the money was taken: refund it');
		return record(shop, { provider, attempt }, { said: await fromOutside(() => provider.cancel(attempt)), status: 'cancelled', cents: 0 });
	},
	async refund(shop, { provider, attempt, change }) {
		if (change.kind !== 'refund') return refuse('no refund');
		const { key, cents: amount } = change;
		const stored = await shop.db.transaction().execute(async (trx) => {
			const cents = await lockRefund(trx, attempt.orderId, { key, amount });
			if (amount === 'due' && cents === 0) return NOTHING_DUE;
			const refund = await storeRefund(trx, attempt, { key, cents, askedAt: shop.config.now() });
			if (typeof refund !== 'string') await shop.note?.(trx, refund);
			return refund;
		});
		if (typeof stored === 'string') return refuse(stored);
		if (stored.wasDone) return { outcome: 'done' };
		if (stored.wasAsked && provider.refundsOnce === false) return refuse(ANSWER_LOST);
		const said = await fromOutside(() => provider.refund(attempt, stored));
		if (said.outcome === 'refused') return endRefused(shop, { provider, attempt, change }, { ...stored, reason: said.reason });
		const { cents } = await endRefund(shop.db, attempt, { key, status: 'done', now: shop.config.now() });
		// Besides refunds of the shop, staff may have paid back a part at the provider. Of a repeated refund this may be its own report.
		const before = stored.wasAsked ? 0 : attempt.refundedCents + stored.cents;
		// It was noted when it was stored.
		return record({ db: shop.db, config: shop.config }, { provider, attempt }, { said, status: 'refunded', cents: Math.max(cents, before) });
	},
};

/** Why a refund is not repeated at a provider that could pay it twice. */
const ANSWER_LOST = 'the answer to this refund was lost: see at the provider whether it was paid';

/**
 * Ends a refund that the provider refuses. The money may have gone back in another way, by a call whose answer was lost or by staff at the provider: what the provider
 * has paid back is recorded first. Of a refusal that a job was answered, the merchant is notified.
 */
async function endRefused(
	shop: Shop,
	{ provider, attempt, change }: Step,
	{ key, cents, wasAsked, reason }: { key: string; cents: number; wasAsked: boolean; reason: string },
): Promise<ChangedPayment> {
	const news = await fromOutside(() => provider.status(attempt));
	const paidBack = news?.status === 'refunded' ? news.cents : 0;
	const others = Math.max(attempt.refundedCents, await sumRefunds(shop.db, attempt.id, ['done']));
	const status = wasAsked && paidBack >= others + cents ? 'done' : 'refused';
	const { isDone } = await shop.db.transaction().execute(async (trx) => {
		const ended = await endRefund(trx, attempt, { key, status, now: shop.config.now(), ...(status === 'refused' && { reason }) });
		if (!ended.isDone && change.kind === 'refund' && change.by === 'job') await notifyRefused(trx, attempt, { cents, reason, config: shop.config });
		return ended;
	});
	if (news?.status === 'refunded') await applyNews({ db: shop.db, config: shop.config }, { provider, kind: 'status', news });
	return isDone ? { outcome: 'done' } : refuse(reason);
}

async function notifyRefused(
	trx: Database,
	{ orderId, currency }: AttemptRow,
	{ cents, reason, config }: { cents: number; reason: string; config: BackendConfig },
): Promise<void> {
	const { number } = await trx.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirstOrThrow();
	await notifyMerchant(trx, { kind: 'failed_job', refund: { number, amount: cents / 100, currency, reason } }, config);
}

interface Recorded {
	readonly said: ProviderOutcome;
	readonly status: 'approved' | 'cancelled' | 'refunded';
	readonly cents: number;
}

async function record(shop: Shop, { provider, attempt }: Pick<Step, 'provider' | 'attempt'>, { said, status, cents }: Recorded): Promise<ChangedPayment> {
	if (said.outcome === 'refused') return said;
	const { reference, providerId, currency } = attempt;
	const note = (trx: Database) => shop.note?.(trx, { isNew: true }) ?? Promise.resolve();
	await applyNews(
		{ db: shop.db, config: shop.config, note },
		{ provider: { code: provider.code, refersTo: 'attempt' }, kind: 'staff', news: { reference, providerId, currency, status, cents } },
	);
	return { outcome: 'done' };
}

/** Records refunds that were done before the backend was killed: their payments and orders do not show them yet. */
export async function recordDoneRefunds(shop: Shop): Promise<void> {
	const { rows } = await sql<{ id: number; cents: number }>`
		select p.id, sum(r.amount_cents)::int as cents from payment_refunds r join order_payments p on p.id = r.payment_id
		where r.status = 'done' group by p.id having sum(r.amount_cents) > p.refunded_cents
	`.execute(shop.db);
	const ids = rows.map(({ id }) => id);
	for (const attempt of await readAttempts(shop.db, ids)) {
		const provider = connectProvider(attempt.provider, shop.config);
		const cents = rows.find(({ id }) => id === attempt.id)?.cents ?? 0;
		if (provider !== undefined) await record(shop, { provider, attempt }, { said: { outcome: 'done' }, status: 'refunded', cents });
	}
}

/** The payment whose money came and can be paid back: one that is refunded already is found too, so that a repeated refund is answered alike. */
export async function findReceived(db: Database, orderId: number): Promise<AttemptRow | null> {
	const rows = await otherPayments(db, orderId)
		.select('id')
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
