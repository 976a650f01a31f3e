/** Path of the first article of a part of the magazine. Throws where there is none. */
export async function findPost(origin: string, part: string): Promise<string> {
	const html = await (await fetch(new URL(part, origin))).text();
	for (const [, path = ''] of html.matchAll(/href="(\/[^"]+\/)"/g)) if (path.startsWith(part) && path !== part) return path;
	throw new Error(`${origin}${part} shows no article`);
}
