import { createHmac } from 'node:crypto';
import { isSameSecret } from '@titraj/contract/is-same-secret.ts';
import { base, secret } from '@titraj/contract/settings/formats.ts';
import { optional, setting } from '@titraj/contract/settings/setting.ts';
import { definePaymentProvider, notOffered, type PaymentNews, type PaymentNewsStatus } from '@titraj/contract/shop/define-payment-provider.ts';
import { fieldsOf } from '@titraj/contract/shop/provider-message.ts';

const TIMEOUT = 8000;
const API = 'https://api.mollie.com';
const PAGES = 'https://www.mollie.com';
const ID = /^tr_[A-Za-z0-9]{1,60}$/;

/**
 * Mollie: cards, wallets and what else the profile offers, on Mollie's page (docs/payments.md). Its webhook names a payment without its status: the payment is read with
 * the key, so that only what Mollie answers counts.
 */
export const mollie = definePaymentProvider({
	code: 'mollie',
	refersTo: 'attempt',
	settings: {
		key: optional('MOLLIE_KEY', secret(), { about: 'API key of the Mollie profile, `live_…` or `test_…`. Empty: no payments by Mollie.', secret: true }),
		api: setting('MOLLIE_API', base, { standard: API, about: "Address of Mollie's API; another one only for tests." }),
	},
	connect({ key, api }) {
		if (key === undefined) return null;
		const call = (method: string, path: string, more: { body?: object; idempotencyKey?: string } = {}) => request(method, `${api}/v2${path}`, { key, ...more });
		const seal = (id: string) => createHmac('sha256', key).update(`return ${id}`).digest('hex');
		const readNews = async (id: string) => {
			const { status, answer } = await call('GET', `/payments/${id}`);
			return status === 200 ? newsOf(answer) : [];
		};
		return {
			hosts: [api === API ? PAGES : new URL(api).origin],
			async open({ reference, orderNumber, cents, currency, returnUrl, callbackUrl }) {
				const payment = {
					amount: toAmount(cents, currency),
					description: orderNumber,
					redirectUrl: returnUrl,
					webhookUrl: callbackUrl,
					metadata: { reference },
				};
				const { answer } = demand(await call('POST', '/payments', { body: payment, idempotencyKey: reference }));
				const id = textOf(answer, 'id');
				const redirectUrl = textOf(partOf(partOf(answer, '_links'), 'checkout'), 'href');
				if (!ID.test(id) || redirectUrl === '') throw new Error('Mollie opened no payment');
				// The id is known only now, and the return has no other sign of the payment.
				demand(await call('PATCH', `/payments/${id}`, { body: { redirectUrl: `${returnUrl}?${new URLSearchParams({ payment: id, seal: seal(id) })}` } }));
				return { hiddenForm: null, redirectUrl, providerId: id };
			},
			async handleReturn(message) {
				const { payment = '', seal: sent = '' } = fieldsOf(message);
				return ID.test(payment) && isSameSecret(sent, seal(payment)) ? ((await readNews(payment))[0] ?? null) : null;
			},
			async parseWebhook(message) {
				const { id = '' } = fieldsOf(message);
				const news = ID.test(id) ? await readNews(id) : [];
				return news.length === 0 ? null : news;
			},
			async status({ providerId, capturedCents }) {
				const news = providerId === null ? [] : await readNews(providerId);
				// What went back is news only of money that the shop knows to have come.
				return (capturedCents > 0 && news.find(({ status }) => status === 'refunded')) || (news[0] ?? null);
			},
			capture: () => notOffered('Capturing'),
			async cancel({ providerId }) {
				if (providerId === null) return { outcome: 'done' };
				return toOutcome(await call('DELETE', `/payments/${providerId}`));
			},
			async refund({ providerId, currency }, { cents, key: refund }) {
				if (providerId === null) return { outcome: 'refused', reason: 'Mollie does not know the payment' };
				const { answer } = demand(await call('GET', `/payments/${providerId}/refunds?limit=250`));
				const made = listOf(partOf(partOf(answer, '_embedded'), 'refunds')).find((one) => textOf(partOf(one, 'metadata'), 'key') === refund);
				// Mollie forgets idempotency keys after an hour.
				if (made !== undefined) return { outcome: 'done', providerId: textOf(made, 'id') };
				const body = { amount: toAmount(cents, currency), metadata: { key: refund } };
				return toOutcome(await call('POST', `/payments/${providerId}/refunds`, { body, idempotencyKey: `refund-${refund}` }));
			},
		};
	},
});

const toAmount = (cents: number, currency: string) => ({ currency, value: (cents / 100).toFixed(2) });

interface Reply {
	readonly status: number;
	readonly answer: unknown;
}

interface Call {
	readonly key: string;
	readonly body?: object;
	readonly idempotencyKey?: string;
}

/** Throws without an answer, and for one of an overloaded server. */
async function request(method: string, url: string, { key, body, idempotencyKey }: Call): Promise<Reply> {
	const response = await fetch(url, {
		method,
		headers: {
			authorization: `Bearer ${key}`,
			...(body && { 'content-type': 'application/json' }),
			...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
		},
		...(body && { body: JSON.stringify(body) }),
		...{ redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) },
	});
	const answer: unknown = await response.json().catch(() => null);
	if (response.status >= 500 || response.status === 429) throw new Error(`Mollie answered ${response.status}`);
	return { status: response.status, answer };
}

function demand(reply: Reply): Reply {
	if (reply.status >= 400) throw new Error(describe(reply));
	return reply;
}

const toOutcome = (reply: Reply) =>
	reply.status < 400 ? { outcome: 'done' as const, providerId: textOf(reply.answer, 'id') || null } : { outcome: 'refused' as const, reason: describe(reply) };

const describe = ({ status, answer }: Reply): string => `Mollie: ${textOf(answer, 'detail').slice(0, 300) || 'refused'} (${status})`;

const STATUSES: Readonly<Record<string, PaymentNewsStatus>> = {
	...{ open: 'pending', pending: 'pending', authorized: 'authorized', paid: 'approved', failed: 'declined', canceled: 'cancelled', expired: 'cancelled' },
};

/** News of a payment: its status, then what was refunded or disputed. Empty for one that the shop has not opened. */
function newsOf(payment: unknown): PaymentNews[] {
	const reference = textOf(partOf(payment, 'metadata'), 'reference');
	const status = STATUSES[textOf(payment, 'status')];
	if (reference === '' || status === undefined) return [];
	const toNews = (amount: unknown, state: PaymentNewsStatus): PaymentNews => ({
		...{ reference, status: state, cents: toCents(textOf(amount, 'value')), currency: textOf(amount, 'currency') || null, providerId: textOf(payment, 'id') },
	});
	const [back, charged] = [partOf(payment, 'amountRefunded'), partOf(payment, 'amountChargedBack')];
	return [
		toNews(partOf(payment, 'amount'), status),
		...(toCents(textOf(back, 'value')) > 0 ? [toNews(back, 'refunded')] : []),
		...(toCents(textOf(charged, 'value')) > 0 ? [toNews(charged, 'disputed')] : []),
	];
}

/** `12.50` in cents; 0 for a text that is no amount. */
const toCents = (value: string): number => Math.round(Number(value) * 100) || 0;

const partOf = (item: unknown, name: string): unknown => (typeof item === 'object' && item !== null ? Reflect.get(item, name) : undefined);

function textOf(item: unknown, name: string): string {
	const value = partOf(item, name);
	return typeof value === 'string' ? value : '';
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
