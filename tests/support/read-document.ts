/** What a crawler reads from a document: head, data and the text of its main part. */
export interface ReadDocument {
	readonly title: string;
	readonly canonical: string;
	readonly robots: string;
	readonly description: string;
	readonly h1: readonly string[];
	readonly data: readonly unknown[];
	readonly prices: readonly string[];
	readonly main: string;
	readonly links: readonly string[];
}

/** Parses a document of this shop, which is valid HTML with lower-case tags and double quotes. */
export function readDocument(html: string): ReadDocument {
	const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
	return {
		title: /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '',
		canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '',
		robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? '',
		description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
		h1: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => toWords(text)),
		data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json)),
		prices: toWords(main).match(/[\d.]+,\d{2}\s?€/g) ?? [],
		main: toWords(main),
		links: [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path = '']) => path),
	};
}

/** Text without tags, scripts and repeated spaces. */
export function toWords(html: string): string {
	return html
		.replace(/<script.*?<\/script>|<!--.*?-->/gs, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}
