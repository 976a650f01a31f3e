import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'renderer/fonts';
const FACE = /@font-face \{[^}]*url\('\.\.\/fonts\/[^}]*unicode-range:([^;]*);/g;

const own = [...readFileSync('renderer/styles/base.css', 'utf8').matchAll(FACE)].flatMap(([, ranges = '']) => toRanges(ranges));

test.each(readdirSync('locales'))('%s is written in the letters of the fonts that pages preload', (file) => {
	const letters = new Set(readFileSync(`locales/${file}`, 'utf8').match(/[^\s\p{C}]/gu));
	expect([...letters].filter((letter) => !own.some(([from, to]) => letter >= from && letter <= to))).toEqual([]);
});

test('fonts that pages preload arrive with the first styles: together 16 KB', () => {
	const fonts = readdirSync(FOLDER).filter((name) => name.endsWith('.woff2'));
	expect(fonts.reduce((sum, name) => sum + statSync(`${FOLDER}/${name}`).size, 0)).toBeLessThanOrEqual(16 * 1024);
});

/** `U+0041-005A, U+20AC` as pairs of first and last letter. */
function toRanges(text: string): readonly (readonly [string, string])[] {
	return [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [toLetter(from), toLetter(to)] as const);
}

function toLetter(hex: string): string {
	return String.fromCodePoint(Number.parseInt(hex, 16));
}
