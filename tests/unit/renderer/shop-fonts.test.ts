import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'renderer/fonts';
const FACE = /@font-face \{[^}]*url\('\.\.\/fonts\/[^}]*unicode-range:([^;]*);/g;

/** Placeholders of labels. */
const PLACE = /\{\{[\w.]+\}\}/g;

const own = [...readFileSync('renderer/styles/fonts.css', 'utf8').matchAll(FACE)].flatMap(([, ranges = '']) => toRanges(ranges));

test.each(readdirSync('locales'))('the preloaded font contains all letters of %s', (file) => {
	const texts: string[] = [];
	JSON.parse(readFileSync(`locales/${file}`, 'utf8'), (_, value) => (typeof value === 'string' ? texts.push(value) : value));
	const letters = new Set(
		texts
			.join('')
			.replace(PLACE, '')
			.match(/[^\s\p{C}]/gu),
	);
	expect(letters.size).toBeGreaterThan(20);
	expect([...letters].filter((letter) => !own.some(([from, to]) => letter >= from && letter <= to))).toEqual([]);
});

test('the preloaded font arrives with the first styles: one file of at most 12 KB', () => {
	const fonts = readdirSync(FOLDER).filter((name) => name.endsWith('.woff2'));
	expect(fonts).toHaveLength(1);
	expect(statSync(`${FOLDER}/${fonts[0]}`).size).toBeLessThanOrEqual(12 * 1024);
});

test.each(readdirSync(FOLDER).filter((name) => name.endsWith('.woff2')))('%s disables hinting, so that letters keep their widths', (name) => {
	expect(tablesOf(readFileSync(`${FOLDER}/${name}`))).toContain(PREP);
});

/** The number of the table `prep` in WOFF 2. */
const PREP = 12;
const [GLYF, LOCA, NAMED] = [10, 11, 63];

/** Table numbers in the directory of a WOFF 2 file. */
function tablesOf(font: Buffer): readonly number[] {
	let at = 48;
	const skipLength = () => {
		while ((font[at++] ?? 0) & 0x80);
	};
	return Array.from({ length: font.readUInt16BE(12) }, () => {
		const flags = font[at++] ?? 0;
		const table = flags & 63;
		if (table === NAMED) at += 4;
		skipLength();
		const isTransformed = table === GLYF || table === LOCA ? flags >> 6 === 0 : flags >> 6 !== 0;
		if (isTransformed) skipLength();
		return table;
	});
}

/** `U+0041-005A, U+20AC` as pairs of first and last letter. */
function toRanges(text: string): readonly (readonly [string, string])[] {
	return [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [toLetter(from), toLetter(to)] as const);
}

function toLetter(hex: string): string {
	return String.fromCodePoint(Number.parseInt(hex, 16));
}
