/** A piece of a text; `at` is where it begins. */
interface TextPiece {
	readonly text: string;
	readonly at: number;
	readonly isMarked: boolean;
}

/** A text cut where words begin with one of the words that were looked for; marks on letters and their case do not matter (Spec 2, search_content). */
export function markWords(text: string, words: string): readonly TextPiece[] {
	const wanted = fold(words).match(/[\p{L}\p{N}]+/gu) ?? [];
	const pieces: TextPiece[] = [];
	let plain = 0;
	for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
		if (!wanted.some((start) => fold(word).startsWith(start))) continue;
		if (index > plain) pieces.push({ text: text.slice(plain, index), at: plain, isMarked: false });
		pieces.push({ text: word, at: index, isMarked: true });
		plain = index + word.length;
	}
	if (plain < text.length) pieces.push({ text: text.slice(plain), at: plain, isMarked: false });
	return pieces;
}

/** Letters without their marks, `đ` included, in lower case. */
function fold(text: string): string {
	return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
}
