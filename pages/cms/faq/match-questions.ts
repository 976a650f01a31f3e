import type { Question } from '#lib/content/content-screens.ts';

/** Indices of the questions that contain every word, ignoring case and diacritics; all of them without words. */
export function matchQuestions(questions: readonly Question[], words: string): ReadonlySet<number> {
	const wanted = fold(words).split(/\s+/).filter(Boolean);
	const found = questions.flatMap(({ question, htmlResponse }, place) => {
		const text = fold(`${question} ${htmlResponse.replace(/<[^>]*>/g, ' ')}`);
		return wanted.every((word) => text.includes(word)) ? [place] : [];
	});
	return new Set(found);
}

function fold(text: string): string {
	return text.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');
}
