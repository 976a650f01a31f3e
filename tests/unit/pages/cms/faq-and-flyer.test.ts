import { describe, expect, test } from 'vitest';
import { asSafeHtml } from '#lib/platform/text/safe-html.ts';
import { matchQuestions } from '#pages/cms/faq/match-questions.ts';
import { toLines } from '#pages/cms/flyer/to-lines.ts';

const QUESTIONS = [
	{ question: 'Koliko stoji dostava?', htmlResponse: asSafeHtml('<p>Besplatno iznad 60 €.</p>') },
	{ question: 'Kako platiti?', htmlResponse: asSafeHtml('<p>Karticom ili <a href="/placanje/">uplatnicom</a>. Šaljemo račun.</p>') },
];

test.each([
	['', [0, 1]],
	['  ', [0, 1]],
	['dostava', [0]],
	['SALJEMO racun', [1]],
	['placanje', []],
	['nema toga', []],
])('questions for %j', (words, places) => expect([...matchQuestions(QUESTIONS, words)]).toEqual(places));

describe('a title in two lines', () => {
	test.each([
		['Kratko', 20, ['Kratko']],
		['Monitor Obzor Široki 27', 14, ['Monitor Obzor', 'Široki 27']],
		['Jedan dva tri četiri pet šest', 9, ['Jedan dva', 'tri…']],
		['Nerastavljivopredugačko', 10, ['Nerastavlj']],
		['', 10, ['']],
	])('%j', (title, signs, lines) => expect(toLines(title, signs)).toEqual(lines));
});
