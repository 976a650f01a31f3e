/** Path of the first available product of a category. Throws if there is none. */
export async function findProduct(origin: string, category: string): Promise<string> {
	const html = await (await fetch(new URL(category, origin))).text();
	for (const [, path = ''] of html.matchAll(/<h3[^>]*><a[^>]* href="(\/[^"]+)"/g)) {
		if ((await (await fetch(new URL(path, origin))).text()).includes('data-buy')) return path;
	}
	throw new Error(`${origin}${category} shows no product that can be bought`);
}
