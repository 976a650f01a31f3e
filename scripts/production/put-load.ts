import { openJar } from '#tests/support/browser-jar.ts';
import { EXAMPLE_ADDRESS } from '../contract/examples/example-address.ts';

interface Target {
	readonly url: string;
	/** Public origin, from which writes are sent. */
	readonly siteUrl: string;
	/** Address of the backend, which merchants and webhooks call. */
	readonly backend: string;
	/** Paths of pages. */
	readonly pages: readonly string[];
	/** A product in stock. */
	readonly product: number;
}

export interface Load {
	/** Ends it, and says how many requests were answered and which failed. */
	end(): Promise<{ readonly answered: number; readonly failures: readonly string[] }>;
}

/** Milliseconds that a visitor pauses between two requests. */
const PAUSE = 20;

/** Visitors who read pages, search, fill carts, and a program that calls the backend, over connections that are kept open, until they are stopped. */
export function putLoad({ url, siteUrl, backend, pages, product }: Target): Load {
	const failures: string[] = [];
	let answered = 0;
	let isOn = true;
	const count = async (what: string, ask: () => Promise<Response>) => {
		try {
			const response = await ask();
			const body = await response.text();
			if (response.ok) answered++;
			else failures.push(`${what}: ${response.status} ${body.slice(0, 200)}`);
		} catch (error) {
			const cause = error instanceof Error && error.cause instanceof Error ? `, ${error.cause.message}` : '';
			failures.push(`${what}: ${String(error)}${cause}`);
		}
		await new Promise((done) => setTimeout(done, PAUSE));
	};
	const repeat = async (step: (round: number) => Promise<void>) => {
		for (let round = 0; isOn; round++) await step(round);
	};
	const visitors = [
		repeat((round) => {
			const path = pages[round % pages.length] ?? '/';
			return count(`GET ${path}`, () => fetch(url + path));
		}),
		repeat((round) => count('search', () => fetch(`${url}/trazi/?search_q=zaslon${round}`))),
		repeat((round) => count('backend', () => fetch(`${backend}/hapi/v1/misc/endpoints/?round=${round}`))),
		(async () => {
			const jar = openJar(url);
			await count('token', () => jar.get('/api/nuxtapi/token?regenerate=1'));
			const send = (path: string, body: object) => jar.send('POST', path, body, { origin: siteUrl });
			await count('cart', () => send('/api/hapi/webshop/product', { shopping_cart_code: `product-${product}`, qty: 1 }));
			await repeat(async () => {
				await count('customer', () => send('/api/hapi/webshop/customer', { type: 'webshop.guest', email: 'ana@titraj.example', ...EXAMPLE_ADDRESS }));
				await count('cart', () => jar.get('/api/hapi/webshop/cart'));
			});
		})(),
	];
	return {
		async end() {
			isOn = false;
			await Promise.all(visitors);
			return { answered, failures };
		},
	};
}
