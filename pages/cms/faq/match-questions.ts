import type { Question } from '#lib/content/content-screens.ts';

/** Places of the questions that hold every word, marks and case aside; all of them for no words. */
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
