const OPENING = /<(script|style)\b/gi;
const CLOSING = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi } as const;

/** HTML with `instead` in place of each script and style element. An element that is never closed stays. Linear in the length of the HTML. */
export function removeCode(html: string, instead = ''): string {
	let kept = '';
	let from = 0;
	const unclosed = new Set<string>();
	for (const opening of html.matchAll(OPENING)) {
		const name = opening[1]?.toLowerCase() === 'style' ? 'style' : 'script';
		if (opening.index < from || unclosed.has(name)) continue;
		const end = endOf(html, CLOSING[name], opening.index);
		if (end === null) {
			unclosed.add(name);
			continue;
		}
		kept += html.slice(from, opening.index) + instead;
		from = end;
	}
	return kept + html.slice(from);
}

function endOf(html: string, closing: RegExp, from: number): number | null {
	const search = new RegExp(closing);
	search.lastIndex = from;
	return search.test(html) ? search.lastIndex : null;
}
