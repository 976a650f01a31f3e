import { createHash, createHmac } from 'node:crypto';
import { isSameSecret } from '@titraj/contract/is-same-secret.ts';
import { base, oneOf, secret } from '@titraj/contract/settings/formats.ts';
import { optional, setting } from '@titraj/contract/settings/setting.ts';
import {
	definePaymentProvider,
	type PaymentNews,
	type PaymentRequest,
	type ProviderOutcome,
	type StoredAttempt,
} from '@titraj/contract/shop/define-payment-provider.ts';
import { bodyText, fieldsOf, type ProviderMessage } from '@titraj/contract/shop/provider-message.ts';
import { hiddenForm } from '../hidden-form.ts';

const TIMEOUT = 8000;

/**
 * Monri WebPay: the browser posts a form to Monri's page, where the card is entered (docs/payments.md). Monri reports approved payments alone: a declined card is
 * replaced on its page.
 */
export const monri = definePaymentProvider({
	code: 'monri',
	refersTo: 'attempt',
	settings: {
		key: optional('MONRI_KEY', secret(), { about: 'Merchant key of the Monri account, which signs requests. Empty: no payments by Monri.', secret: true }),
		token: optional('MONRI_TOKEN', secret(), { about: 'Authenticity token of the Monri account.' }),
		url: setting('MONRI_URL', base, {
			standard: 'https://ipg.monri.com',
			about: "Address of Monri's server; `https://ipgtest.monri.com` for its test environment.",
		}),
		capture: setting('MONRI_CAPTURE', oneOf('at_once', 'later'), {
			standard: 'at_once',
			about: '`later`: a payment only holds the money, and the merchant API captures it within 28 days. `at_once`: it is taken at once.',
		}),
	},
	connect({ key, token, url, capture }) {
		if (key === undefined || token === undefined) return null;
		const seal = (text: string) => createHmac('sha256', key).update(`return ${text}`).digest('hex');
		return {
			hosts: [new URL(url).origin],
			refundsOnce: false,
			async open(request) {
				const back = (result: 'done' | 'cancelled') =>
					`${request.returnUrl}?${new URLSearchParams({ shop_result: result, shop_reference: request.reference, shop_amount: String(request.cents), shop_seal: seal(`${result} ${request.reference} ${request.cents}`) })}`;
				const fields = {
					...toBuyer(request),
					order_number: request.reference,
					order_info: request.orderNumber,
					amount: String(request.cents),
					currency: request.currency,
					language: request.lang === 'en' ? 'en' : 'hr',
					transaction_type: capture === 'later' ? 'authorize' : 'purchase',
					...((request.instalments ?? 1) > 1 && { number_of_installments: String(request.instalments) }),
					authenticity_token: token,
					digest: sha512(key + request.reference + request.cents + request.currency),
					success_url_override: back('done'),
					cancel_url_override: back('cancelled'),
					callback_url_override: request.callbackUrl,
				};
				return { hiddenForm: hiddenForm(`${url}/v2/form`, fields), redirectUrl: null };
			},
			handleReturn: async (message) => parseReturn(message, { key, seal }),
			async parseWebhook(message) {
				const text = bodyText(message);
				const sent = /^WP3-callback ([0-9a-f]{128})$/i.exec(message.headers['authorization'] ?? '')?.[1] ?? '';
				if (!isSameSecret(sent.toLowerCase(), sha512(key + text))) return null;
				const news = newsOf(text);
				return news === null ? [] : [news];
			},
			status: async () => null,
			capture: (attempt, cents) => change('capture', attempt, { cents, key, token, url }),
			cancel: (attempt) =>
				attempt.providerId === null ? Promise.resolve({ outcome: 'done' }) : change('void', attempt, { cents: attempt.cents, key, token, url }),
			refund: (attempt, { cents }) => change('refund', attempt, { cents, key, token, url }),
		};
	},
});

const sha512 = (text: string): string => createHash('sha512').update(text).digest('hex');

/** The buyer, in the lengths that Monri accepts: longer texts are cut, shorter ones are left out. */
function toBuyer({ payer, email }: PaymentRequest): Record<string, string> {
	const all: [name: string, text: string | null | undefined, most: number][] = [
		['ch_full_name', payer?.name, 30],
		['ch_address', payer?.street, 100],
		['ch_city', payer?.city, 30],
		['ch_zip', payer?.postcode, 9],
		['ch_country', payer?.country, 30],
		['ch_phone', payer?.phone, 30],
		['ch_email', email, 100],
	];
	return Object.fromEntries(all.flatMap(([name, text, most]) => (text && text.length > 1 ? [[name, [...text].slice(0, most).join('')]] : [])));
}

/**
 * The return of the shopper. An approval needs Monri's digest over the address with all that Monri added to it. Without one, the shop's own seal shows that the shopper
 * began this payment: then the page shows what the shop knows.
 */
function parseReturn(message: ProviderMessage, { key, seal }: { key: string; seal: (text: string) => string }): PaymentNews | null {
	const { shop_result = '', shop_reference = '', shop_amount = '', shop_seal = '', ...said } = fieldsOf(message);
	if (!isSameSecret(shop_seal, seal(`${shop_result} ${shop_reference} ${shop_amount}`))) return null;
	const news = { reference: shop_reference, cents: Number(shop_amount), currency: null, providerId: null };
	if (shop_result === 'cancelled') return { ...news, status: 'cancelled' };
	const [signed = '', digest = ''] = message.query.split('&digest=');
	const isApproved = isSameSecret(digest.split('&')[0] ?? '', sha512(`${key}${message.address}?${signed}`)) && said['response_code'] === '0000';
	if (!isApproved || said['order_number'] !== shop_reference) return { ...news, status: 'pending' };
	const status = said['transaction_type'] === 'authorize' ? 'authorized' : 'approved';
	return { ...news, status, cents: Number(said['amount'] ?? shop_amount), currency: said['currency'] ?? null };
}

/** News of a callback, or of a webhook that wraps the same object; null if it is about no payment that came, or ended. */
function newsOf(text: string): PaymentNews | null {
	const { payload, ...callback } = parseObject(text);
	const { id, order_number, amount, currency, status, transaction_type } = typeof payload === 'object' && payload !== null ? { ...payload } : callback;
	if (typeof order_number !== 'string' || status !== 'approved') return null;
	const news = {
		reference: order_number,
		cents: Number(amount),
		currency: typeof currency === 'string' ? currency : null,
		providerId: id === undefined ? null : String(id),
	};
	switch (transaction_type) {
		case 'authorize':
			return { ...news, status: 'authorized' };
		case 'void':
			return { ...news, status: 'cancelled' };
		// Its amount is that of this refund alone. The shop has recorded those that it asked for.
		case 'refund':
			return null;
		default:
			return { ...news, status: 'approved' };
	}
}

function parseObject(text: string): Record<string, unknown> {
	try {
		const body: unknown = JSON.parse(text);
		return typeof body === 'object' && body !== null ? { ...body } : {};
	} catch {
		return {};
	}
}

interface Change {
	readonly cents: number;
	readonly key: string;
	readonly token: string;
	readonly url: string;
}

/** Captures, voids or refunds a payment by its order number. */
async function change(
	action: 'capture' | 'void' | 'refund',
	{ reference, currency }: StoredAttempt,
	{ cents, key, token, url }: Change,
): Promise<ProviderOutcome> {
	const digest = createHash('sha1').update(`${key}${reference}${cents}${currency}`).digest('hex');
	const body = `<?xml version="1.0" encoding="UTF-8"?><transaction><amount>${cents}</amount><currency>${currency}</currency><digest>${digest}</digest><authenticity-token>${token}</authenticity-token><order-number>${reference}</order-number></transaction>`;
	const response = await fetch(`${url}/transactions/${encodeURIComponent(reference)}/${action}.xml`, {
		method: 'POST',
		headers: { 'content-type': 'application/xml', accept: 'application/xml' },
		body,
		signal: AbortSignal.timeout(TIMEOUT),
		redirect: 'error',
	});
	const answer = (await response.text()).slice(0, 20_000);
	if (response.status >= 500) throw new Error(`Monri answered ${response.status}`);
	if (response.ok && tagOf(answer, 'status') === 'approved') return { outcome: 'done', providerId: tagOf(answer, 'id') };
	return { outcome: 'refused', reason: tagOf(answer, 'response-message') ?? `Monri answered ${response.status}` };
}

const tagOf = (xml: string, name: string): string | null => new RegExp(`<${name}(?: [^<>]{0,100})?>([^<]{0,200})</${name}>`).exec(xml)?.[1] ?? null;
