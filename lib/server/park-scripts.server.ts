const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script\s*>/gi;
const SRC = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const NEEDS = /\bdata-consent\s*=\s*["']?(analytics|marketing)\b/i;

/**
 * Scripts of an editor's HTML from the shop's allow-listed hosts become marks that do nothing; the browser makes scripts of them once the visitor
 * consents. All others stay what they are, for the sanitiser to take out. Marketing is what a script needs that does not say otherwise (D40).
 */
export function parkScripts(html: string, hosts: readonly string[]): string {
	if (hosts.length === 0) return html;
	return html.replace(SCRIPT, (script, attributes: string) => {
		const [, double, single, bare] = SRC.exec(attributes) ?? [];
		const src = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&');
		if (!isAllowedScript(src, hosts)) return script;
		const needs = NEEDS.exec(attributes)?.[1]?.toLowerCase() ?? 'marketing';
		return `<span data-script="${src.replaceAll('&', '&amp;')}" data-needs="${needs}"></span>`;
	});
}

/** Whether a script's address is one of an allow-listed host. */
export function isAllowedScript(src: string, hosts: readonly string[]): boolean {
	if (!/^https:\/\/[^\s"'<>\\]{1,500}$/.test(src)) return false;
	const url = URL.parse(src);
	return url !== null && url.username === '' && hosts.includes(url.origin);
}
