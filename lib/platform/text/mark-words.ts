/** A piece of a text; `at` is its offset. */
interface TextPiece {
	readonly text: string;
	readonly at: number;
	readonly isMarked: boolean;
}

/** Splits a text at words that begin with one of the searched words; diacritics and case are ignored (Spec 2, search_content). */
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

/** Lower case without diacritics, `đ` included. */
function fold(text: string): string {
	return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
}
