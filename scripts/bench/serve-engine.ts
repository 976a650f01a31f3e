import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PlainProduct } from '#tests/support/connector-kit/plain-engine.ts';

/** Products per page. */
const PAGE = 500;

export interface BenchEngine {
	readonly url: string;
	put(product: PlainProduct): void;
	close(): void;
}

/** The other side of a connector, without orders: it answers from memory in this process. */
export async function serveEngine(): Promise<BenchEngine> {
	const products = new Map<string, PlainProduct & { readonly at: number }>();
	let clock = 0;
	const answer = ({ pathname, searchParams }: URL): unknown => {
		const after = Number(searchParams.get('after'));
		if (pathname === '/products') return [...products.values()].slice(Number(searchParams.get('from')), Number(searchParams.get('from')) + PAGE);
		if (pathname === '/fulfilments') return { events: [], cursor: '0', isLast: true };
		const changed = [...products.values()].filter(({ at }) => at > after).toSorted((one, other) => one.at - other.at);
		const page = changed.slice(0, PAGE);
		return { products: page, cursor: String(page.at(-1)?.at ?? after), isLast: changed.length <= PAGE };
	};
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? '', 'http://engine');
		response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer(url)));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		put(product) {
			clock += 1;
			products.set(product.sku, { ...product, at: clock });
		},
		close: () => void server.close(),
	};
}
