// A double of Monri WebPay, written by us from Monri's public documentation (docs.monri.com: Form (redirect), How to calculate digest, Responses and notifications,
// Transaction management) and from callbacks that integrators have published. It is not Monri, and listens on 127.0.0.1. docs/payments.md lists what only an account
// can show.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ProviderDouble, SentMessage } from './provider-double.ts';

const KEY = 'merchant-key-of-the-tests';
const TOKEN = '7db11ea5d4a1af32421b564c79b946d1ead3daf0';

const sha = (algorithm: 'sha1' | 'sha512', value: string) => createHash(algorithm).update(value).digest('hex');

export interface MonriDouble extends ProviderDouble {
	/** Changes that were asked for and accepted, as `refund 100001-1 199`. */
	readonly changes: string[];
	/** While true, a change is carried out, but its answer is lost. */
	losesAnswers: boolean;
}

/** `capture`: whether payments are only held. */
export async function openMonriDouble(capture: 'at_once' | 'later' = 'at_once'): Promise<MonriDouble> {
	const changes: string[] = [];
	const server = createServer(async (request, response) => {
		const body = await text(request);
		const [, number = '', action = ''] = /^\/transactions\/([^/]+)\/(capture|refund|void)\.xml$/.exec(request.url ?? '') ?? [];
		const [amount = '', currency = '', digest = ''] = ['amount', 'currency', 'digest'].map(
			(name) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1] ?? '',
		);
		const isSigned = digest === sha('sha1', KEY + number + amount + currency) && body.includes(`<authenticity-token>${TOKEN}</authenticity-token>`);
		if (isSigned) changes.push(`${action} ${number} ${amount}`);
		if (double.losesAnswers) return request.socket.destroy();
		const [status, message] = isSigned ? ['approved', 'transaction approved'] : ['invalid', 'invalid digest'];
		response.writeHead(isSigned ? 201 : 406, { 'content-type': 'application/xml' });
		response.end(
			`<?xml version="1.0"?><transaction><id type="integer">845</id><status>${status}</status><response-message>${message}</response-message></transaction>`,
		);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const address = server.address();
	const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
	const double: MonriDouble = {
		changes,
		losesAnswers: false,
		code: 'monri',
		method: 'card',
		options: {
			providerVariables: { MONRI_KEY: KEY, MONRI_TOKEN: TOKEN, MONRI_URL: url, MONRI_CAPTURE: capture },
			settings: { paymentTerms: { card: { provider: 'monri', instalments: [{ over_cents: 1, most: 12 }] } } },
		},
		host: url,
		// A declined card is replaced on Monri's page: it is not reported.
		endings: ['approved', 'cancelled'],
		namesCurrency: true,
		loseAnswers: (isLosing) => {
			double.losesAnswers = isLosing;
		},
		refundsOf: (number) => changes.filter((made) => made.startsWith(`refund ${number}-`)).map((made) => Number(made.split(' ')[2])),
		lostRefunds: 'checked',
		async end({ form }, { status, cents, currency }) {
			const asked = Object.fromEntries((form?.fields ?? []).map(({ name, value }) => [name, value]));
			const { order_number = '', amount = '', success_url_override = '', cancel_url_override = '', transaction_type = '' } = asked;
			if (form?.action !== `${url}/v2/form` || asked['digest'] !== sha('sha512', KEY + order_number + amount + asked['currency']))
				throw new Error('The form is not signed');
			if (status === 'cancelled')
				return { callback: monriCallback({ order_number, amount: 0, status: 'declined', transaction_type }), back: returnMessage(cancel_url_override) };
			const said = { order_number, amount: cents ?? Number(amount), currency: currency ?? asked['currency'] ?? '', transaction_type };
			const query = new URLSearchParams({ ...said, amount: String(said.amount), response_code: '0000', approval_code: '629762' });
			const signed = `${success_url_override}&${query}`;
			return { callback: monriCallback({ ...said, status: 'approved' }), back: returnMessage(`${signed}&digest=${sha('sha512', KEY + signed)}`) };
		},
		forge: (message) => [
			['another body', { ...message, body: message.body.replace('"amount"', '"old_amount"') }],
			['another key', { ...message, headers: { ...message.headers, authorization: `WP3-callback ${sha('sha512', `another-key${message.body}`)}` } }],
			['no signature', { ...message, headers: { 'content-type': 'application/json' } }],
		],
		close: () =>
			new Promise<void>((done) => {
				server.close(() => done());
				server.closeAllConnections();
			}),
	};
	return double;
}

/** A callback as Monri posts it. */
export function monriCallback(said: { order_number: string; amount: number; currency?: string; status: string; transaction_type: string }): SentMessage {
	const more = {
		id: 214,
		acquirer: 'integration_acq',
		order_info: 'Monri order',
		ch_full_name: 'Ana Anić',
		outgoing_amount: said.amount,
		response_code: '0000',
		masked_pan: '411111-xxx-xxx-1111',
	};
	const body = JSON.stringify({ ...more, currency: 'EUR', ...said });
	return { method: 'POST', headers: { 'content-type': 'application/json', authorization: `WP3-callback ${sha('sha512', KEY + body)}` }, query: '', body };
}

const returnMessage = (url: string): SentMessage => ({ method: 'GET', headers: {}, query: new URL(url).search.slice(1), body: '' });
