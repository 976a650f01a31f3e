import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { call, type Engine, type FulfilmentEvent, type Mapping, parseReply } from '@titraj/connector';
import type { EngineDouble, TakenOrder } from './engine-double.ts';

/** A product of the plain engine: the least that a connector can be about. */
export interface PlainProduct {
	readonly sku: string;
	readonly title: string;
	readonly price: string;
	readonly stock: number;
}

/** Products of one answer. */
const PAGE = 500;

interface Stored extends PlainProduct {
	readonly at: number;
}

/** The client of the plain engine: a connector in its smallest form. */
export function plainEngine(url: string, timeout: number): Engine<PlainProduct> {
	const ask = async <T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> => {
		const reply = await call({ method, url: url + path, timeout, ...(body !== undefined && { body: JSON.stringify(body) }) });
		return parseReply(reply, url) as T;
	};
	return {
		name: 'plain',
		idOf: ({ sku }) => sku,
		readChanges: (cursor) => ask('GET', `/changes?after=${cursor ?? 0}`),
		async *readAll() {
			for (let from = 0; ; from += PAGE) {
				const page = await ask<PlainProduct[]>('GET', `/products?from=${from}`);
				yield page;
				if (page.length < PAGE) return;
			}
		},
		readProducts: (ids) => ask('GET', `/products?skus=${encodeURIComponent(ids.join(' '))}`),
		findOrder: async ({ number }) => (await ask<{ id: string | null }>('GET', `/orders/${number}`)).id,
		async sendOrder({ number, parcels }) {
			const lines = parcels.flatMap(({ items }) => items.map(({ sku, quantity }) => ({ sku, quantity })));
			return (await ask<{ id: string }>('POST', '/orders', { number, lines })).id;
		},
		cancelOrder: (id) => ask('POST', `/orders/${id}/cancel`, {}),
		readFulfilments: (cursor) => ask('GET', `/fulfilments?after=${cursor ?? 0}`),
		readWebhook: ({ headers, body }) => (headers['x-secret'] === 'plain' ? { productIds: [body.toString()] } : null),
	};
}

export const plainMapping: Mapping<PlainProduct> = {
	sku: ({ sku }) => sku,
	fields: {
		title: { from: ({ title }) => title, wins: 'source' },
		description: { from: ({ title }) => `Opis: ${title}`, wins: 'shop' },
		category_path: { from: () => ['Povezano'], wins: 'shop' },
		price: { from: ({ price }) => ({ amount: price, currency: 'EUR', vat_included: true }), wins: 'source' },
		stock: { from: ({ stock }) => ({ quantity: stock }), wins: 'source' },
	},
};

/** An engine in memory, which takes a second order with the same number, as careless ones do. */
export async function openPlainEngine(): Promise<EngineDouble<PlainProduct> & { readonly url: string }> {
	const products = new Map<string, Stored>();
	const orders: { id: string; number: string; isCancelled: boolean; lines: TakenOrder['lines'] }[] = [];
	const events: FulfilmentEvent[] = [];
	let [clock, isRefusing, isShuffled] = [0, false, false];

	const answer = (method: string, path: string, body: string): [number, unknown] => {
		const [route = '', query = ''] = path.split('?');
		const after = Number(new URLSearchParams(query).get('after'));
		const skus = new URLSearchParams(query).get('skus')?.split(' ');
		if (skus !== undefined) return [200, [...products.values()].filter(({ sku }) => skus.includes(sku))];
		if (route === '/products') {
			const from = Number(new URLSearchParams(query).get('from'));
			return [200, [...products.values()].slice(from, from + PAGE)];
		}
		if (route === '/changes') {
			const changed = [...products.values()].filter(({ at }) => at > after).toSorted((one, other) => one.at - other.at);
			return [200, { products: changed.slice(0, 50), cursor: String(changed.slice(0, 50).at(-1)?.at ?? after), isLast: changed.length <= 50 }];
		}
		if (route === '/fulfilments') {
			const news = events.slice(after);
			return [200, { events: isShuffled ? [...news.toReversed(), ...news] : news, cursor: String(events.length), isLast: true }];
		}
		if (route === '/orders' && method === 'POST') {
			if (isRefusing) return [422, { error: 'the customer is blocked' }];
			const { number, lines }: Pick<TakenOrder, 'number' | 'lines'> = JSON.parse(body);
			const id = `P${orders.length + 1}`;
			orders.push({ id, number, isCancelled: false, lines });
			for (const { sku, quantity } of lines) {
				const product = products.get(sku);
				if (product) put({ ...product, stock: product.stock - quantity });
			}
			return [201, { id }];
		}
		const [, , id, action] = route.split('/');
		const order = orders.find((known) => known.id === id || known.number === id);
		if (action === 'cancel' && order) order.isCancelled = true;
		return [200, { id: order?.id ?? null }];
	};
	const put = (product: PlainProduct) => {
		clock += 1;
		products.set(product.sku, { ...product, at: clock });
	};
	const add = (number: string, change: FulfilmentEvent['change']) => void events.push({ id: `${number}-${events.length}`, number, change });

	const server = createServer(async (request, response) => {
		const [status, body] = answer(request.method ?? '', request.url ?? '', await textOf(request));
		response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		connect: (url, timeout) => ({ engine: plainEngine(url, timeout), mapping: plainMapping }),
		putProduct: put,
		removeProduct: (sku) => void products.delete(sku),
		orders: () => orders,
		refuseOrders(refuses) {
			isRefusing = refuses;
		},
		ship: (number, tracking_code) => add(number, { kind: 'shipped', carrier: 'GLS', tracking_code }),
		cancel: (number) => add(number, { kind: 'cancelled', reason: 'nije na zalihi' }),
		refund: (number, amount) => add(number, { kind: 'refunded', amount }),
		shuffle() {
			isShuffled = true;
		},
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

async function textOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks).toString();
}
