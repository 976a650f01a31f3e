import { hasBlanks } from '@titraj/backend/content/pages/blanks.ts';
import { parseMeasure } from '@titraj/backend/import/attributes/value-kinds.ts';
import { withoutTrailingZeros } from '@titraj/backend/import/values/decimal.ts';
import { parseAmount } from '@titraj/backend/import/values/parse-amount.ts';
import { cleanText, isFormula, toHtml } from '@titraj/backend/import/values/plain-text.ts';
import { htmlToParagraphs } from '@titraj/backend/platform/mail/html-to-paragraphs.ts';
import { slugify } from '@titraj/backend/platform/text/slugify.ts';
import { toAddressKey } from '@titraj/contract/formats/address-key.ts';
import { removeCode } from '@titraj/contract/formats/remove-code.ts';
import { videoTypeOf } from '@titraj/contract/formats/video-type.ts';
import { expect, test } from 'vitest';
import { anchorHeadings } from '#lib/content/server/anchor-headings.server.ts';
import { normalisePrice } from '#lib/platform/money/normalise-price.ts';
import { toPlainText } from '#lib/platform/server/html/to-plain-text.server.ts';
import { stripMarkup } from '#lib/platform/text/cut-words.ts';
import checked from '#scripts/expressions/checked-expressions.json' with { type: 'json' };
import { findExpressions, findExpressionsIn } from '#scripts/expressions/find-expressions.ts';
import { TRUSTED_EXPRESSIONS } from '#scripts/expressions/trusted-expressions.ts';

const safe = new Set<string>(checked);
const expressions = findExpressions();

test('every regular expression takes linear time, or has a reason why its text is short or trusted', () => {
	const unknown = expressions.filter(({ literal }) => !safe.has(literal) && !Object.hasOwn(TRUSTED_EXPRESSIONS, literal));
	expect(unknown, 'run: node_modules/.bin/node scripts/check-expressions.ts').toEqual([]);
});

test('every reason is about an expression that the code still has', () => {
	const used = new Set(expressions.map(({ literal }) => literal));
	expect(Object.keys(TRUSTED_EXPRESSIONS).filter((literal) => !used.has(literal))).toEqual([]);
});

test('an expression that the code builds when it runs is found and needs a reason, however it is built', () => {
	const code = 'const a = new RegExp(word); const b = RegExp(start + end, flags); const c = /a/; const d = new Regexp(x);';
	expect(findExpressionsIn('lib/example.ts', code).map(({ literal, isBuilt }) => [literal, isBuilt])).toEqual([
		['new RegExp(word)', true],
		['RegExp(start + end, flags)', true],
		['/a/', false],
	]);
	expect(expressions.filter(({ isBuilt }) => isBuilt).length).toBeGreaterThan(10);
	expect(checked.filter((literal) => !literal.startsWith('/'))).toEqual([]);
});

const MEGABYTE = 1_000_000;
const repeated = (pump: string): string => pump.repeat(Math.ceil(MEGABYTE / pump.length));

/** Functions over foreign text, each with the texts that its expressions took longest for. */
const READERS: readonly (readonly [name: string, read: (text: string) => unknown, attacks: readonly string[]])[] = [
	['a description of a feed', toHtml, ['<p ', '<A', '\n ', '\r\n']],
	['a cell of a feed', (text) => [cleanText(text), isFormula(text)], ['\t', '+', ' =']],
	['an amount of a feed', (text) => parseAmount(text, ','), ['0', '\t', "1'"]],
	['a measure of a feed', (text) => parseMeasure(`0${text},`, ','), [' ', '\u00a0', '0.']],
	['a number with zeros', (text) => withoutTrailingZeros(`0.${text}1`), ['0']],
	['a text of a mail', htmlToParagraphs, ['<LI\u0000a', '<style', '<p ', '<']],
	['a text with placeholders', hasBlanks, ['[[', '[[a]']],
	['a title for an address', slugify, ['-', 'a-', 'č ']],
	['a price of a backend', (text) => normalisePrice(`${text}x`), ['0', '.', '1.000']],
	['a text without markup', stripMarkup, ['STYLE<', '<STYLE', '<script>', '<a ', '<', '&lt;']],
	['a text of an editor', toPlainText, ['<p ']],
	['a text without code', removeCode, ['<style', '<script></style', '</script ']],
	['headings of a post', (text) => anchorHeadings(`<h2>${text}</h2>`), ['<', '<b ', '-']],
	['a video’s address', videoTypeOf, ['.00#', '.', '?']],
	['a visitor’s address', toAddressKey, ['%', '[', '1.']],
];

test.each(READERS.flatMap(([name, read, attacks]) => attacks.map((pump) => [name, JSON.stringify(pump), read, pump] as const)))(
	'a megabyte is read in a moment: %s of %s',
	(_, __, read, pump) => {
		const text = repeated(pump);
		// Processor time, because the machine may be busy.
		const times = [1, 2, 3].map(() => {
			const { user, system } = process.threadCpuUsage();
			read(text);
			const after = process.threadCpuUsage();
			return (after.user - user + after.system - system) / 1000;
		});
		expect(Math.min(...times)).toBeLessThan(100);
	},
);
