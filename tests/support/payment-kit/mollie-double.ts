// A double of Mollie's API, written by us from Mollie's public reference (docs.mollie.com: Payments API, Refunds API, Webhooks, API idempotency). It is not Mollie, knows only
// the fields that the shop uses, and listens on 127.0.0.1. docs/payments.md lists what only an account can show.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { formMessage, type ProviderDouble, type SentMessage } from './provider-double.ts';

const KEY = 'test_0123456789abcdef0123456789ab';

interface Amount {
	readonly currency: string;
	readonly value: string;
}

interface Refund {
	readonly id: string;
	readonly amount: Amount;
	readonly metadata: Readonly<Record<string, string>>;
}

interface Payment {
	readonly id: string;
	amount: Amount;
	status: 'open' | 'paid' | 'failed' | 'canceled';
	redirectUrl: string;
	readonly metadata: Readonly<Record<string, string>>;
	readonly refunds: Refund[];
}

export interface MollieDouble extends ProviderDouble {
	readonly payments: ReadonlyMap<string, Payment>;
	/** While true, a call is carried out, but its answer is lost, as by a server that is killed. */
	losesAnswers: boolean;
	/** While true, a repeated idempotency key is a new call, as an hour later. */
	forgetsKeys: boolean;
	/** Ends all connections at once and takes no new ones, as a kill does; `revive` starts it again with what it knew. */
	kill(): Promise<void>;
	revive(): Promise<void>;
}

const toView = (payment: Payment, url: string) => {
	const back = payment.refunds.reduce((sum, { amount }) => sum + Number(amount.value), 0);
	return {
		...{ resource: 'payment', id: payment.id, status: payment.status, amount: payment.amount, metadata: payment.metadata, redirectUrl: payment.redirectUrl },
		...(back > 0 && { amountRefunded: { currency: payment.amount.currency, value: back.toFixed(2) } }),
		_links: payment.status === 'open' ? { checkout: { href: `${url}/checkout/${payment.id}`, type: 'text/html' } } : {},
	};
};

export async function openMollieDouble(): Promise<MollieDouble> {
	const payments = new Map<string, Payment>();
	const kept = new Map<string, Payment | Refund>();
	let [port, url] = [0, ''];
	const once = <Made extends Payment | Refund>(key: string | undefined, make: () => Made): Payment | Refund => {
		const made = (key === undefined || double.forgetsKeys ? undefined : kept.get(key)) ?? make();
		if (key !== undefined) kept.set(key, made);
		return made;
	};
	const answer = (
		method: string,
		path: string,
		{ body, key }: { body: Record<string, unknown>; key: string | undefined },
	): [status: number, body: object | null] => {
		const [, id = '', rest = ''] = /^\/v2\/payments(?:\/(tr_\w+))?(\/refunds)?/.exec(path) ?? [];
		if (method === 'POST' && id === '') {
			const made = once(key, () => {
				const payment: Payment = {
					...{ id: `tr_${payments.size + 1}x${Math.random().toString(36).slice(2, 10)}`, status: 'open', refunds: [] },
					...(body as unknown as Pick<Payment, 'amount' | 'redirectUrl' | 'metadata'>),
				};
				payments.set(payment.id, payment);
				return payment;
			});
			return [201, toView(made as Payment, url)];
		}
		const payment = payments.get(id);
		if (payment === undefined) return [404, { status: 404, title: 'Not Found', detail: 'No payment exists with token' }];
		if (rest !== '' && method === 'GET') return [200, { count: payment.refunds.length, _embedded: { refunds: payment.refunds } }];
		if (rest !== '') {
			const amount = body['amount'] as Amount;
			const left = Number(payment.amount.value) - payment.refunds.reduce((sum, refund) => sum + Number(refund.amount.value), 0);
			const isRepeated = key !== undefined && kept.has(key) && !double.forgetsKeys;
			if (!isRepeated && (payment.status !== 'paid' || Number(amount.value) > left + 0.001))
				return [422, { status: 422, title: 'Unprocessable Entity', detail: 'The specified amount cannot be refunded' }];
			return [
				201,
				once(key, () => {
					const refund: Refund = { id: `re_${payment.refunds.length + 1}`, amount, metadata: body['metadata'] as Refund['metadata'] };
					payment.refunds.push(refund);
					return refund;
				}),
			];
		}
		if (method === 'PATCH') payment.redirectUrl = String(body['redirectUrl']);
		if (method === 'DELETE') {
			if (payment.status !== 'open') return [422, { status: 422, title: 'Unprocessable Entity', detail: 'The payment cannot be canceled' }];
			payment.status = 'canceled';
		}
		return [200, toView(payment, url)];
	};
	const server = createServer(async (request, response) => {
		const sent = await text(request);
		const isKnown = request.headers.authorization === `Bearer ${KEY}`;
		const key = request.headers['idempotency-key'];
		const [status, answered] = isKnown
			? answer(request.method ?? '', request.url ?? '', { body: sent === '' ? {} : JSON.parse(sent), key: typeof key === 'string' ? key : undefined })
			: [401, { status: 401, title: 'Unauthorized Request', detail: 'Missing authentication, or failed to authenticate' }];
		if (double.losesAnswers) return request.socket.destroy();
		response.writeHead(status, { 'content-type': 'application/hal+json' });
		response.end(JSON.stringify(answered));
	});
	const revive = () => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
	const kill = () =>
		new Promise<void>((done) => {
			server.close(() => done());
			server.closeAllConnections();
		});
	await revive();
	const address = server.address();
	port = typeof address === 'object' && address !== null ? address.port : 0;
	url = `http://127.0.0.1:${port}`;
	const double: MollieDouble = {
		...{ payments, losesAnswers: false, forgetsKeys: false, kill, revive, code: 'mollie', method: 'card', host: url, namesCurrency: true },
		options: { providerVariables: { MOLLIE_KEY: KEY, MOLLIE_API: url }, settings: { paymentTerms: { card: { provider: 'mollie' } } } },
		endings: ['approved', 'declined', 'cancelled'],
		loseAnswers: (isLosing) => {
			double.losesAnswers = isLosing;
		},
		refundsOf: (number) =>
			[...payments.values()]
				.filter(({ metadata }) => metadata['reference']?.startsWith(`${number}-`))
				.flatMap(({ refunds }) => refunds.map(({ amount }) => Math.round(Number(amount.value) * 100))),
		lostRefunds: 'repeated',
		async end({ redirectUrl }, { status, cents, currency }) {
			const payment = payments.get(redirectUrl?.split('/').at(-1) ?? '');
			if (payment === undefined) throw new Error('No payment was opened');
			payment.status = ({ approved: 'paid', declined: 'failed', cancelled: 'canceled' } as const)[status];
			payment.amount = { currency: currency ?? payment.amount.currency, value: cents === undefined ? payment.amount.value : (cents / 100).toFixed(2) };
			return { callback: formMessage({ id: payment.id }), back: returnMessage(payment.redirectUrl) };
		},
		// Mollie signs nothing: a forged message can only name a payment, and what Mollie says about it counts.
		forge: (message) => [
			['a payment that does not exist', formMessage({ id: 'tr_nowhere' })],
			['no payment', formMessage({ status: 'paid' })],
			['another kind of id', formMessage({ id: '../payments' })],
			['a body that is no form', { ...message, headers: { 'content-type': 'text/plain' } }],
		],
		close: kill,
	};
	return double;
}

const returnMessage = (url: string): SentMessage => ({ method: 'GET', headers: {}, query: new URL(url).search.slice(1), body: '' });
