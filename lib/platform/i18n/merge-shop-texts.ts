type Dictionary = Readonly<Record<string, string>>;

/** Prefix of the keys of texts that only the merchant's own screens use. */
const OWN = 'shop.';
/** Prefix of the keys of texts of mails, which the backend checks (`mail` in shop.config.ts). */
const MAILS = 'mail.';

/** Our dictionary with the merchant's texts over it. Throws, with the nearest key, for a key that neither exists nor begins with `shop.`; `file` is named in the error. */
export function mergeShopTexts(ours: Dictionary, theirs: Dictionary, { file, keys }: { readonly file: string; readonly keys: readonly string[] }): Dictionary {
	const known = new Set(keys);
	const shown = Object.entries(theirs).filter(([key]) => !key.startsWith(MAILS));
	for (const [key, text] of shown) {
		if (typeof text !== 'string') throw new Error(`${file}: the text of "${key}" has to be a string.`);
		if (!known.has(key) && !key.startsWith(OWN))
			throw new Error(`${file}: there is no text "${key}". Did you mean "${nearestKey(key, keys)}"? Texts of your own screens begin with "${OWN}".`);
	}
	return { ...ours, ...Object.fromEntries(shown) };
}

/** The key that shares the most pairs of characters. */
function nearestKey(key: string, keys: readonly string[]): string {
	const pairs = (text: string) => new Set([...text].slice(1).map((letter, at) => text[at] + letter));
	const wanted = pairs(key);
	const share = (known: string) => {
		const own = pairs(known);
		return (2 * [...own].filter((pair) => wanted.has(pair)).length) / (wanted.size + own.size);
	};
	return keys.reduce((best, candidate) => (share(candidate) > share(best) ? candidate : best), keys[0] ?? '');
}
