/** Attributes of plugins that load pictures lazily, or show them larger, the best first. */
const ORIGINALS = ['data-full-url', 'data-orig-file', 'data-lazy-src', 'data-src', 'data-original', 'src'] as const;
/** Jetpack's servers of pictures: the path begins with the host of the original. */
const PHOTON = /^i\d\.wp\.com$/;

/** An absolute http address; null for anything else. On a site with https, its old http addresses have it, too. */
export function toAddress(address: string, base: string): string | null {
	const url = address.trim() === '' ? null : URL.parse(address, base);
	if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
	const site = new URL(base);
	if (site.protocol === 'https:' && url.host === site.host) url.protocol = 'https:';
	return url.href;
}

/** Address of the picture of an `img`: the widest of its `srcset`, or the original that a plugin names; null if it has none. */
export function toPictureAddress(attributes: Readonly<Record<string, string>>, base: string): string | null {
	const [full, original, ...others] = ORIGINALS.map((name) => attributes[name] ?? '');
	const candidates = [full, original, widestOf(attributes['srcset'] ?? attributes['data-srcset'] ?? attributes['data-lazy-srcset'] ?? ''), ...others];
	for (const candidate of candidates) {
		const address = toAddress(candidate ?? '', base);
		if (address !== null) return withoutPhoton(address, base);
	}
	return null;
}

/** Empty if there are no widths. */
function widestOf(srcset: string): string {
	const widths = srcset.split(/,\s+/).map((candidate) => {
		const [address = '', width = ''] = candidate.trim().split(/\s+/);
		return { address, width: width.endsWith('w') ? Number(width.slice(0, -1)) : 0 };
	});
	const widest = widths.reduce((one, other) => (other.width > one.width ? other : one), { address: '', width: 0 });
	return widest.address;
}

function withoutPhoton(address: string, base: string): string {
	const url = new URL(address);
	const [, host, ...path] = url.pathname.split('/');
	const site = new URL(base);
	return PHOTON.test(url.host) && host === site.host ? `${site.origin}/${path.join('/')}` : address;
}
