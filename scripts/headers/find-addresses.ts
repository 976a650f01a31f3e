import type { FoundAddresses } from './route-classes.ts';

const CATEGORY = '/proizvodi/monitori/';

/** Addresses of a served shop that depend on its build. Throws if a page does not contain one, because the shop is then not built. */
export async function findAddresses(origin: string): Promise<FoundAddresses> {
	const read = async (path: string) => (await fetch(new URL(path, origin))).text();
	const list = await read(CATEGORY);
	const product = find(list, /href="(\/proizvodi\/[^"]+-proizvod-\d+\/)"/, 'a product');
	const html = await read(product);
	const style = find(html, /href="(\/assets\/[^"]+\.css)"/, 'a stylesheet');
	const styles = await Promise.all([...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path = '']) => read(path)));
	return {
		...{ product, style },
		script: find(html, /data-entry="(\/assets\/[^"]+\.js)"/, 'a script'),
		labels: find(html, /data-code="[^"]*(\/assets\/labels\/[^" ]+\.js)/, 'labels'),
		font: find(html + styles.join(''), /(\/assets\/[^"'()\s]+\.woff2)/, 'a font'),
		picture: find(html, /(\/media\/[^"\s,]+\.(?:webp|avif))/, 'a picture'),
	};
}

function find(text: string, pattern: RegExp, what: string): string {
	const found = pattern.exec(text)?.[1];
	if (found === undefined) throw new Error(`The shop has no link to ${what}: build and prerender it first`);
	return found;
}
