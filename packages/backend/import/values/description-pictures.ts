const PICTURE = /<(img|source)\b((?:"[^"<]*"|'[^'<]*'|[^'"<>])*)>/gi;
const ATTRIBUTE = /(?<![^\s"'/])([^\s=/>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const EMPTY_ANCHOR = /<a\b([^<>]*)>\s*<\/a>/gi;

interface Pictures {
	readonly html: string;
	/** Address of each picture that was left out, as written. */
	readonly leftOut: readonly string[];
}

/**
 * Makes the addresses of a description's pictures absolute: pages of the shop would look for a relative one on the shop's own host. `base` is the page
 * that the addresses are relative to, null if unknown. Pictures without an address that a page can load are left out, and so are links that contain
 * nothing else.
 */
export function withAbsolutePictures(html: string, base: string | null): Pictures {
	const leftOut: string[] = [];
	const absolute = html.replaceAll(PICTURE, (tag: string, name: string, attributes: string) => {
		let isShown = false;
		const changed = attributes.replaceAll(ATTRIBUTE, (whole: string, attribute: string, double?: string, single?: string, bare?: string) => {
			const value = double ?? single ?? bare ?? '';
			const address = toAddress[attribute.toLowerCase()]?.(value, base);
			if (address === undefined) return whole;
			if (address === '') return '';
			isShown = true;
			return address === value ? whole : `${attribute}="${address.replaceAll('"', '%22')}"`;
		});
		if (isShown) return changed === attributes ? tag : `<${name}${changed}>`;
		if (name.toLowerCase() === 'img') leftOut.push(/\bsrc\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '');
		return '';
	});
	return { html: leftOut.length > 0 ? absolute.replaceAll(EMPTY_ANCHOR, keepUnlinked) : absolute, leftOut };
}

/** An anchor without `href` is the target of a link. */
const keepUnlinked = (anchor: string, attributes: string): string => (/\bhref\b/i.test(attributes) ? '' : anchor);

/** Address of a picture; empty if a page could not load it, for example an embedded picture (`data:`) or a file of the merchant's disk. */
function resolvePicture(text: string, base: string | null): string {
	const address = text.trim();
	if (/^https?:\/\/./i.test(address)) return address;
	if (/^\/\/[^/]/.test(address)) return `https:${address}`;
	if (address === '' || base === null || /^[a-z][a-z0-9+.-]*:/i.test(address) || !URL.canParse(address, base)) return '';
	return new URL(address, base).href;
}

/** A candidate of `srcset`, as browsers split it: its address ends at white space, because it may contain commas. */
const CANDIDATE = /[\s,]*(\S+?)(?:,+(?=\s|$)|\s+([^,]*)(?:,|$)|$)/g;

/** Characters of a `srcset`; longer ones are left out. */
const LONGEST_SET = 4000;

const resolveCandidates = (text: string, base: string | null): string =>
	[...(text.length > LONGEST_SET ? '' : text).matchAll(CANDIDATE)]
		.flatMap(([, address = '', descriptor = '']) => {
			const absolute = resolvePicture(address, base);
			return absolute === '' ? [] : [`${absolute} ${descriptor}`.trim()];
		})
		.join(', ');

const toAddress: Readonly<Record<string, (text: string, base: string | null) => string>> = { src: resolvePicture, srcset: resolveCandidates };
