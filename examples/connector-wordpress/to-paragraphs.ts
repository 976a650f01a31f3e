/** Elements of which a text is made; what is outside of them is in no paragraph yet. */
const BLOCKS: ReadonlySet<string> = new Set([
	...['p', 'hr', 'h2', 'h3', 'h4', 'pre', 'blockquote', 'ul', 'ol', 'dl', 'figure', 'details', 'table'],
	...['li', 'dt', 'dd', 'figcaption', 'summary', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]);
/** Elements of the layout, which are taken away: what they contained stands on its own. */
const LAYOUT: ReadonlySet<string> = new Set(['div', 'section']);
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/**
 * Takes boxes of the layout out of sanitised HTML, and puts the loose texts between them into paragraphs, so that words of two boxes do not run together; rows of spaces become one. The HTML has to
 * be well-formed, as the sanitiser writes it.
 */
export function toParagraphs(html: string): string {
	const written: string[] = [];
	let loose = '';
	/** Open blocks, and open elements of the loose text. */
	let [depth, open, isPre] = [0, 0, false];
	const flush = () => {
		// A link around blocks stays around them.
		const isText = open === 0 && !/^\s*(?:<\/[a-z0-9]+>|$)/.test(loose);
		written.push(isText ? `<p>${loose.trim()}</p>` : loose);
		[loose, open] = ['', 0];
	};
	for (const [token, closing, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^<>]*>|[^<]+/g)) {
		const isTag = name !== '';
		if (name === 'pre') isPre = closing === '';
		const text = isTag || isPre ? token : token.replaceAll(/[ \t\u00a0]{2,}/g, ' ');
		if (isTag && LAYOUT.has(name)) {
			if (depth === 0) flush();
			else written.push(' ');
		} else if (isTag && BLOCKS.has(name)) {
			if (depth === 0) flush();
			written.push(token);
			if (!VOID.has(name)) depth += closing === '/' ? -1 : 1;
		} else if (depth > 0) written.push(text);
		else {
			loose += text;
			if (isTag && !VOID.has(name)) open += closing === '/' ? -1 : 1;
		}
	}
	flush();
	return written.join('');
}
