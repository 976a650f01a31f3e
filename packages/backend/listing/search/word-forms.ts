const ENDINGS = /(?:ovima|evima|ovi|evi|ova|eva|ove|eve|ima|ama|om|em|oj|og|ih|im|a|e|i|o|u)$/;
const MIN_STEM = 4;

/** What is left of a Croatian word without its ending, so that `tipkovnicu` finds `tipkovnice`; null where too little would be left. */
export function toStem(word: string): string | null {
	if (!/^\p{L}{4,}$/u.test(word)) return null;
	const stem = word.replace(ENDINGS, '');
	return stem !== word && stem.length >= Math.min(MIN_STEM, word.length - 1) ? stem : null;
}

/** `rtx4070` as `rtx` and `4070`, `16gb` as `16` and `gb`; null for a word of one kind. */
export function splitKinds(word: string): string[] | null {
	const parts = word.match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [];
	return parts.length > 1 && parts.length <= 3 && parts.join('') === word ? parts : null;
}
