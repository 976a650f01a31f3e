const OPENING = /<script\b/gi;
const CLOSING = /<\/script\s*>/gi;
const SRC = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const NEEDS = /\bdata-consent\s*=\s*["']?(analytics|marketing)\b/i;

/**
 * Turns scripts of allow-listed hosts in an editor's HTML into inert markers; the browser turns them back into scripts once the visitor
 * consents. Other scripts are left to the sanitiser, which removes them. Scripts without a category need marketing consent (D40).
 */
export function parkScripts(html: string, hosts: readonly string[]): string {
	if (hosts.length === 0) return html;
	let parked = '';
	let done = 0;
	for (const { start, end, attributes } of findScripts(html)) {
		parked += html.slice(done, start) + (toMark(attributes, hosts) ?? html.slice(start, end));
		done = end;
	}
	return parked + html.slice(done);
}

interface ScriptElement {
	readonly start: number;
	readonly end: number;
	readonly attributes: string;
}

/**
 * Yields script elements in order. Stops at the first unclosed one, because no later one can be closed either: time is linear in the length
 * of the HTML.
 */
function* findScripts(html: string): Generator<ScriptElement> {
	let from = 0;
	for (;;) {
		const opening = matchFrom(OPENING, html, from);
		if (!opening) return;
		const tagEnd = html.indexOf('>', opening.end);
		const closing = tagEnd === -1 ? null : matchFrom(CLOSING, html, tagEnd + 1);
		if (!closing) return;
		yield { start: opening.start, end: closing.end, attributes: html.slice(opening.end, tagEnd) };
		from = closing.end;
	}
}

function matchFrom(pattern: RegExp, text: string, from: number): { start: number; end: number } | null {
	const search = new RegExp(pattern);
	search.lastIndex = from;
	const found = search.exec(text);
	return found && { start: found.index, end: search.lastIndex };
}

function toMark(attributes: string, hosts: readonly string[]): string | null {
	const [, double, single, bare] = SRC.exec(attributes) ?? [];
	const src = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&');
	if (!isAllowedScript(src, hosts)) return null;
	const needs = NEEDS.exec(attributes)?.[1]?.toLowerCase() ?? 'marketing';
	return `<span data-script="${src.replaceAll('&', '&amp;')}" data-needs="${needs}"></span>`;
}

/** Whether a script's host is allow-listed. */
export function isAllowedScript(src: string, hosts: readonly string[]): boolean {
	if (!/^https:\/\/[^\s"'<>\\]{1,500}$/.test(src)) return false;
	const url = URL.parse(src);
	return url !== null && url.username === '' && hosts.includes(url.origin);
}
