// A double of Stripe's API and of its hosted payment page, written by us from Stripe's public API reference (docs.stripe.com/api: Checkout Sessions, PaymentIntents,
// Refunds, Events) and from webhook bodies that users have published in issue threads. It is not Stripe, knows only the fields that the shop uses, and listens on
// 127.0.0.1. docs/payments.md lists what only an account can show.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

interface Payment {
	readonly id: string;
	readonly amount: number;
	readonly currency: string;
	readonly metadata: Readonly<Record<string, string>>;
	readonly capture_method: string;
	status: 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled';
	amount_received: number;
	refunded: number;
	readonly refunds: Refund[];
}

export interface Refund {
	readonly id: string;
	readonly amount: number;
	status: string;
	readonly metadata: Readonly<Record<string, string | null>>;
}

export interface Session {
	readonly id: string;
	readonly payment: Payment;
	readonly success_url: string;
	readonly cancel_url: string;
	status: 'open' | 'complete' | 'expired';
}

export interface StripeServer {
	readonly url: string;
	/** Calls that arrived, as `POST /v1/refunds`. */
	readonly calls: string[];
	/** Sessions by their id. */
	readonly sessions: ReadonlyMap<string, Session>;
	/** Called when a shopper pays on the hosted page; sends what Stripe would. */
	onPaid: (session: Session) => Promise<void>;
	/** While true, every call fails as an overloaded server. */
	isDown: boolean;
	/** While true, a call is carried out, but its answer is lost. */
	losesAnswers: boolean;
	close(): Promise<void>;
}

/** Pays a session, as a card does that needs no more than the page asks for. */
export function paySession(session: Session): void {
	const { payment } = session;
	session.status = 'complete';
	payment.status = payment.capture_method === 'manual' ? 'requires_capture' : 'succeeded';
	payment.amount_received = payment.status === 'succeeded' ? payment.amount : 0;
}

/** The session as the API and events show it. */
export const toSession = ({ id, status, payment }: Session, url: string) => ({
	...{ id, object: 'checkout.session', status, url: status === 'open' ? `${url}/pay/${id}` : null, amount_total: payment.amount, currency: payment.currency },
	...{ metadata: payment.metadata, client_reference_id: payment.metadata['reference'], mode: 'payment' },
	payment_intent: status === 'complete' ? payment.id : null,
	payment_status: status === 'complete' && payment.status === 'succeeded' ? 'paid' : 'unpaid',
});

export const toPayment = ({ refunded, refunds: _refunds, ...payment }: Payment) => ({
	...{ object: 'payment_intent', ...payment },
	latest_charge: { id: `ch_${payment.id}`, object: 'charge', amount_refunded: refunded },
});

export async function startStripeServer(): Promise<StripeServer> {
	const sessions = new Map<string, Session>();
	const kept = new Map<string, string>();
	const calls: string[] = [];
	const double: Omit<StripeServer, 'url' | 'close'> & { url: string } = {
		url: '',
		calls,
		sessions,
		onPaid: async () => {},
		isDown: false,
		losesAnswers: false,
	};
	const server = createServer((request, response) => {
		void answer(request, response).catch((cause) => send(response, 500, { error: { type: 'api_error', message: String(cause) } }));
	});

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { pathname, searchParams } = new URL(request.url ?? '/', double.url);
		const form = request.method === 'GET' ? searchParams : new URLSearchParams(await text(request));
		if (pathname.startsWith('/pay/')) return showPage(response, { id: pathname.slice('/pay/'.length), form, method: request.method ?? 'GET' });
		calls.push(`${request.method} ${pathname}`);
		if (double.isDown) return send(response, 503, { error: { type: 'api_error', message: 'overloaded' } });
		const key = String(request.headers['idempotency-key'] ?? '');
		const before = kept.get(key);
		const [status, body] = request.method === 'POST' && before !== undefined ? [200, JSON.parse(before)] : handle(request.method ?? 'GET', pathname, form);
		if (request.method === 'POST' && key !== '' && status === 200) kept.set(key, JSON.stringify(body));
		if (double.losesAnswers) return void request.socket.destroy();
		send(response, status, body);
	}

	function handle(method: string, path: string, form: URLSearchParams): [status: number, body: object] {
		if (method === 'POST' && path === '/v1/checkout/sessions') return [200, toSession(openSession(sessions, form), double.url)];
		const [, kind = '', id = '', action = ''] = /^\/v1\/(checkout\/sessions|payment_intents)\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
		const session = kind === 'checkout/sessions' ? sessions.get(id) : undefined;
		const payment = kind === 'payment_intents' ? findPayment(sessions, id) : undefined;
		if (session !== undefined && action === 'expire') {
			if (session.status !== 'open') return refuse('Only Checkout Sessions with a status of open can be expired.');
			session.status = 'expired';
		}
		if (session !== undefined) return [200, toSession(session, double.url)];
		if (payment !== undefined) return changePayment(payment, action, form);
		if (method === 'GET' && path === '/v1/refunds')
			return [200, { object: 'list', has_more: false, data: findPayment(sessions, form.get('payment_intent') ?? '')?.refunds ?? [] }];
		if (method === 'POST' && path === '/v1/refunds') return refund(findPayment(sessions, form.get('payment_intent') ?? ''), form);
		return [404, { error: { type: 'invalid_request_error', message: `No such object: ${path}` } }];
	}

	async function showPage(response: ServerResponse, { id, form, method }: { id: string; form: URLSearchParams; method: string }): Promise<void> {
		const session = sessions.get(id);
		if (session === undefined) return send(response, 404, {});
		if (method === 'GET' || form.get('action') === 'decline') return sendHtml(response, toPage(session, form.get('action') === 'decline'));
		if (form.get('action') === 'pay' && session.status === 'open') {
			paySession(session);
			await double.onPaid(session);
		}
		const to = form.get('action') === 'back' ? session.cancel_url : session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);
		response.writeHead(303, { location: to }).end();
	}

	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const address = server.address();
	double.url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
	return Object.assign(double, {
		close: () =>
			new Promise<void>((done) => {
				server.close(() => done());
				server.closeAllConnections();
			}),
	});
}

function openSession(sessions: Map<string, Session>, form: URLSearchParams): Session {
	const number = sessions.size + 1;
	const payment: Payment = {
		id: `pi_${number}`,
		amount: Number(form.get('line_items[0][price_data][unit_amount]')),
		currency: form.get('line_items[0][price_data][currency]') ?? '',
		metadata: { reference: form.get('payment_intent_data[metadata][reference]') ?? '' },
		capture_method: form.get('payment_intent_data[capture_method]') ?? 'automatic',
		...{ status: 'requires_payment_method', amount_received: 0, refunded: 0, refunds: [] },
	};
	const session: Session = {
		id: `cs_test_${number}`,
		payment,
		success_url: form.get('success_url') ?? '',
		cancel_url: form.get('cancel_url') ?? '',
		status: 'open',
	};
	sessions.set(session.id, session);
	return session;
}

const findPayment = (sessions: ReadonlyMap<string, Session>, id: string): Payment | undefined =>
	[...sessions.values()].find(({ payment }) => payment.id === id)?.payment;

function changePayment(payment: Payment, action: string, form: URLSearchParams): [number, object] {
	if (action === 'capture') {
		if (payment.status !== 'requires_capture') return refuse('This PaymentIntent could not be captured because of its status.');
		payment.status = 'succeeded';
		payment.amount_received = Number(form.get('amount_to_capture') ?? payment.amount);
	}
	if (action === 'cancel') {
		if (payment.status === 'succeeded') return refuse('You cannot cancel this PaymentIntent because it has a status of succeeded.');
		payment.status = 'canceled';
	}
	return [200, toPayment(payment)];
}

function refund(payment: Payment | undefined, form: URLSearchParams): [number, object] {
	const amount = Number(form.get('amount'));
	if (payment === undefined || payment.status !== 'succeeded') return refuse('This PaymentIntent does not have a successful charge to refund.');
	if (payment.refunded + amount > payment.amount_received) return refuse('Refund amount is greater than unrefunded amount on charge.');
	payment.refunded += amount;
	const made = { id: `re_${payment.id}_${payment.refunded}`, object: 'refund', amount, status: 'succeeded', metadata: { key: form.get('metadata[key]') } };
	payment.refunds.push(made);
	return [200, made];
}

const refuse = (message: string): [number, object] => [400, { error: { type: 'invalid_request_error', message } }];

function toPage({ payment, id }: Session, isDeclined: boolean): string {
	const button = (action: string, title: string) =>
		`<form method="post" action="/pay/${id}"><input type="hidden" name="action" value="${action}"><button>${title}</button></form>`;
	const said = isDeclined ? '<p role="alert">Your card was declined. Try another card.</p>' : '';
	return `<!doctype html><html lang="en"><title>Payment page</title><h1>${(payment.amount / 100).toFixed(2)} ${payment.currency.toUpperCase()}</h1>${said}${button('pay', 'Pay')}${button('decline', 'Pay with a card that is declined')}${button('back', 'Back to the shop')}</html>`;
}

const send = (response: ServerResponse, status: number, body: object): void =>
	void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const sendHtml = (response: ServerResponse, html: string): void => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
