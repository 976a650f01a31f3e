const LETTERS: Record<string, string> = { đ: 'd', ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe' };
const MAX = 80;

/** Lower-case letters, digits and dashes, cut between words; empty if nothing is left. */
export function slugify(text: string): string {
	const slug = text
		.toLowerCase()
		.replaceAll(/[đßøłæœ]/g, (letter) => LETTERS[letter] ?? '')
		.normalize('NFKD')
		.replaceAll(/[\p{M}™®©]/gu, '')
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-+|-+$/g, '');
	if (slug.length <= MAX) return slug;
	const cut = slug.slice(0, MAX + 1);
	return cut.slice(0, Math.max(cut.lastIndexOf('-'), MAX / 2)).replaceAll(/-+$/g, '');
}
