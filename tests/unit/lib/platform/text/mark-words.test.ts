import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markWords } from '#lib/platform/text/mark-words.ts';

const marked = (text: string, words: string) => markWords(text, words).flatMap(({ text: piece, isMarked }) => (isMarked ? [piece] : []));

test.each([
	['letters with diacritics by those without', 'Žična tipkovnica', 'zicna', ['Žična']],
	['letters without diacritics by those with', 'Duga zica', 'žica', ['zica']],
	['đ too', 'Uređaj', 'uredaj', ['Uređaj']],
	['the beginning of a word, not its middle', 'Dostava i nedostavljeno', 'dostav', ['Dostava']],
	['every word', 'Monitor i kabel', 'kabel monitor', ['Monitor', 'kabel']],
	['nothing without words', 'Monitor', ' ! ', []],
])('marks %s', (_, text, words, expected) => {
	expect(marked(text, words)).toEqual(expected);
});

test('the pieces add up to the text', () => {
	fc.assert(
		fc.property(fc.string(), fc.string(), (text, words) => {
			expect(
				markWords(text, words)
					.map((piece) => piece.text)
					.join(''),
			).toBe(text);
		}),
	);
});
