import type { ConnectedProvider, OpenedPayment, Payer, PaymentRequest } from '@titraj/contract/shop/define-payment-provider.ts';
import type { Selectable } from 'kysely';
import { findPaymentRule, type PaymentRule } from '../../cart/index.ts';
import { connectProvider } from '../../payments/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import type { CallConfig } from '../../platform/shop/live-settings.ts';
import { otherPayments } from '../money/other-payments.ts';
import { readBalance } from '../money/read-balances.ts';
import { findLacking } from '../placing/reserve-if-available.ts';
import type { Database } from '../tables.ts';
import { canRetryPayment } from './can-retry-payment.ts';
import { cancelAtProviders } from './cancel-at-providers.ts';
import { isOwnUrl } from './own-url.ts';
import { isOpen, switchMethod } from './switch-method.ts';

type OrderRow = Selectable<Tables['orders']>;

export interface PaymentAttempt {
	/** Whether this retries a failed payment. */
	isRetry: boolean;
	payment_code: string | null;
	instalments: number | null;
	returnUrl: string;
	callbackUrl: string;
}

type Refused = { ok: false; label: string };
export type CreatedPayment = { ok: true; provider: string; rule: PaymentRule; opened: OpenedPayment } | Refused;

/** A stored attempt that is still to be opened at its provider, and those that it replaces. */
interface ToOpen {
	ok: true;
	toOpen: { provider: ConnectedProvider & { code: string }; paymentId: number; request: PaymentRequest };
	rule: PaymentRule;
	replaced: readonly number[];
}

/**
 * Opens the payment of an order at its provider. The attempt is stored first, and opened outside of the transaction: a slow provider holds no lock, and news about the
 * attempt that arrive before its answer find it. A pending payment is returned again, so that a repeated request does not pay twice.
 */
export async function createPayment({ db, config }: { db: Database; config: CallConfig }, orderId: number, attempt: PaymentAttempt): Promise<CreatedPayment> {
	const planned = await db.transaction().execute((trx) => plan(trx, { orderId, attempt, config }));
	if (!planned.ok || 'opened' in planned) return planned;
	const { toOpen, rule, replaced } = planned;
	await cancelAtProviders(db, replaced, config);
	try {
		const opened = await toOpen.provider.open(toOpen.request);
		return (await keepOpened(db, toOpen.paymentId, opened)) ? { ok: true, provider: toOpen.provider.code, rule, opened } : refuse('error_empty_payment_form');
	} catch (cause) {
		logFailure('A payment could not be opened at its provider', cause, { provider: toOpen.provider.code, reference: toOpen.request.reference });
		return refuse('error_empty_payment_form');
	}
}

interface Plan {
	orderId: number;
	attempt: PaymentAttempt;
	config: CallConfig;
}

async function plan(trx: Database, { orderId, attempt, config }: Plan): Promise<CreatedPayment | ToOpen> {
	const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow();
	if (!isOpen(order)) return refuse('error_payment_done');
	const last = await findLast(trx, orderId);
	if (!attempt.isRetry && last?.status !== 'pending') return refuse('error_empty_payment_form');
	if (attempt.isRetry && !canRetryPayment({ ...order, tries: await countTries(trx, orderId) }, config.now())) return refuse('error_empty_payment_form');
	const kept = attempt.isRetry ? null : readOpened(last?.data);
	const replaced = attempt.isRetry ? await findReplaced(trx, orderId) : [];
	const rule = attempt.isRetry ? await switchMethod(trx, order, attempt, config) : findPaymentRule(order.payment_code, order.currency, config.paymentTerms);
	if (rule === undefined || rule === null) return refuse('error_payment_method');
	// Nobody should pay for goods that are sold out meanwhile.
	if (!order.reserved && (await findLacking(trx, orderId)).length > 0) return refuse('error_order_sold_out');
	if (kept !== null) return { ok: true, provider: last?.provider ?? '', rule, opened: kept };
	if (!isOwnUrl(attempt.returnUrl, config) || !isOwnUrl(attempt.callbackUrl, config)) return refuse('error_empty_payment_form');
	const provider = connectProvider(rule.provider ?? '', config);
	if (provider === undefined) return { ok: true, provider: rule.code, rule, opened: { hiddenForm: null, redirectUrl: null } };
	const tries = await countTries(trx, order.id);
	const reference = `${order.number}-${attempt.isRetry ? tries + 1 : tries}`;
	const cents = (await readBalance(trx, order.id)).toPay;
	const paymentId = await storeAttempt(trx, order, { cents, provider: provider.code, reference, replaces: attempt.isRetry ? undefined : last?.id });
	const payer = await readPayer(trx, order);
	return {
		ok: true,
		toOpen: { provider, paymentId, request: toRequest({ order, cents, payer, rule, reference, provider: provider.code, attempt }) },
		rule,
		replaced,
	};
}

interface Asked {
	order: OrderRow;
	cents: number;
	payer: Payer | null;
	rule: PaymentRule;
	reference: string;
	provider: string;
	attempt: PaymentAttempt;
}

const toRequest = ({ order, cents, payer, rule, reference, provider, attempt }: Asked): PaymentRequest => ({
	reference,
	orderNumber: order.number,
	cents,
	currency: order.currency,
	instalments: attempt.isRetry ? attempt.instalments : order.instalments,
	method: rule.code,
	lang: order.lang,
	email: order.email,
	payer,
	returnUrl: attempt.returnUrl.replaceAll('{provider}', provider),
	callbackUrl: attempt.callbackUrl.replaceAll('{provider}', provider),
});

/** The billing address; the delivery address if there is none. */
async function readPayer(trx: Database, { id, phone }: OrderRow): Promise<Payer | null> {
	const addresses = await trx.selectFrom('order_addresses').selectAll().where('order_id', '=', id).execute();
	const address = addresses.find(({ kind }) => kind === 'billing') ?? addresses[0];
	if (address === undefined) return null;
	const { first_name, last_name, street, postcode, city, country } = address;
	return { name: `${first_name} ${last_name}`, street, postcode, city, country, phone: address.phone ?? phone };
}

/** Writes the attempt before it is opened; the first one fills the row that placing the order wrote. */
async function storeAttempt(
	trx: Database,
	order: OrderRow,
	{ cents, provider, reference, replaces }: { cents: number; provider: string; reference: string; replaces: number | undefined },
): Promise<number> {
	const row = { provider, reference, status: 'pending' as const, updated_at: new Date() };
	if (replaces !== undefined) {
		await trx.updateTable('order_payments').set(row).where('id', '=', replaces).execute();
		return replaces;
	}
	const stored = await trx
		.insertInto('order_payments')
		.values({ ...row, order_id: order.id, amount_cents: cents })
		.returning('id')
		.executeTakeFirstOrThrow();
	return stored.id;
}

/** Stores what the provider opened; false if the attempt was replaced or ended meanwhile. */
async function keepOpened(db: Database, id: number, { hiddenForm, redirectUrl, providerId = null }: OpenedPayment): Promise<boolean> {
	const kept = await db
		.updateTable('order_payments')
		.set({ data: JSON.stringify({ hiddenForm, redirectUrl }), provider_id: providerId, updated_at: new Date() })
		.where('id', '=', id)
		.where('status', '=', 'pending')
		.executeTakeFirst();
	return kept.numUpdatedRows > 0n;
}

const findLast = (trx: Database, orderId: number) =>
	otherPayments(trx, orderId).select(['id', 'provider', 'status', 'data']).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** Attempts that another one replaces: their pages may still be open, even if the shopper turned back from them. */
async function findReplaced(trx: Database, orderId: number): Promise<number[]> {
	const replaced = otherPayments(trx, orderId).select('id').where('status', 'in', ['pending', 'cancelled']);
	return (await replaced.where('provider_id', 'is not', null).execute()).map(({ id }) => id);
}

async function countTries(trx: Database, orderId: number): Promise<number> {
	const tries = otherPayments(trx, orderId).select((eb) => eb.fn.countAll<number>().as('tries'));
	return Number((await tries.executeTakeFirstOrThrow()).tries);
}

/** The payment that was opened earlier; null if there is none. */
function readOpened(data: Record<string, unknown> | undefined): OpenedPayment | null {
	const { hiddenForm = null, redirectUrl = null } = data ?? {};
	const form = typeof hiddenForm === 'string' ? hiddenForm : null;
	const url = typeof redirectUrl === 'string' ? redirectUrl : null;
	return form === null && url === null ? null : { hiddenForm: form, redirectUrl: url };
}

const refuse = (label: string): Refused => ({ ok: false, label });
