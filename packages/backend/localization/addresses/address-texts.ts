const ADDRESS_FIELD = /(?:^|_)(?:url|path|template|url_without_domain)$/;
const FILE_FIELD = /upload_path$/;
const HREF = /href="(\/[^"]*)"/g;

/** Replaces every URL in a field: a path, a URL on the shop's origin, or the links in HTML. */
export function replaceAddresses(field: string, text: string, { siteUrl, replace }: { siteUrl: string; replace: (address: string) => string | null }): string {
	if (ADDRESS_FIELD.test(field) && !FILE_FIELD.test(field)) {
		if (text.startsWith('/')) return replace(text) ?? text;
		if (text.startsWith(`${siteUrl}/`)) return siteUrl + (replace(text.slice(siteUrl.length)) ?? text.slice(siteUrl.length));
	}
	return text.includes('href="/') ? text.replaceAll(HREF, (_, address: string) => `href="${replace(address) ?? address}"`) : text;
}
