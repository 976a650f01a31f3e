const FOLDED: Record<string, string> = {
	...{ č: 'c', ć: 'c', đ: 'd', š: 's', ž: 'z', '"': '', '×': 'x', µ: 'u', ω: 'ohm', '+': 'plus' },
	...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
	...{ á: 'a', à: 'a', è: 'e', é: 'e', í: 'i', ì: 'i', ñ: 'n', ó: 'o', ò: 'o', ú: 'u', ù: 'u' },
};

/** Slug of a title in any language of the shop: lower case, no diacritics, words joined by dashes. */
export function toSlug(title: string): string {
	return title
		.toLowerCase()
		.replace(/["+×µωßà-öø-ÿčćđšž]/g, (letter) => FOLDED[letter] ?? letter)
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}
