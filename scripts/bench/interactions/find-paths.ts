import type { BenchPaths } from './scenarios.ts';

const LIST = '/proizvodi/monitori/';
/** A choice of variants, with a link to another one. */
const HAS_VARIANTS = /<nav aria-label="[^"]+"><p[^>]*>[^<]+<\/p>.*?data-prefetch="intent"/;

/** Finds the measured pages. Throws if no product of the lists that the home page links to can be bought and has variants. */
export async function findPaths(origin: string): Promise<BenchPaths> {
	const read = async (path: string) => (await fetch(new URL(path, origin))).text();
	const lists = [LIST, ...new Set([...(await read('/')).matchAll(/href="(\/proizvodi\/[^"?#]+)"/g)].map(([, path = '']) => path))];
	for (const list of lists) {
		const products = new Set([...(await read(list)).matchAll(/href="(\/proizvodi\/[^"]+-proizvod-\d+\/)"/g)].map(([, path = '']) => path));
		for (const product of products) {
			const html = await read(product);
			if (html.includes('data-buy') && HAS_VARIANTS.test(html)) return { home: '/', list: LIST, product };
		}
	}
	throw new Error(`${origin} has no product with variants that can be bought`);
}
