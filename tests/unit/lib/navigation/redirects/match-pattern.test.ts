import { matchPattern } from '@titraj/contract/redirects/match-pattern.ts';
import { parsePattern } from '@titraj/contract/redirects/pattern.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const TOKENS: Readonly<Record<string, string>> = {
	'(slug+)': '([^/?]+)',
	'(slug*)': '([^/?]*)',
	'(id+)': '(\\d+)',
	'(id*)': '(\\d*)',
	'(.*)': '(.*)',
	'(.+)': '(.+)',
};

/** The same pattern as a regular expression: slow for hostile input, but known to be correct. */
function toExpression(pattern: string): RegExp {
	const source = pattern
		.split(/(\([a-z.]+[+*]\))/)
		.map((part) => TOKENS[part] ?? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
		.join('');
	return new RegExp(`^${source.replace(/\/$/, '')}/?$`);
}

const pieces = fc.array(fc.oneof(fc.constantFrom(...Object.keys(TOKENS)), fc.constantFrom('a', '1', '-', '/', 'a1', '-a-')), { minLength: 1, maxLength: 7 });
const paths = fc.string({ unit: fc.constantFrom('a', '1', '-', '/', 'č'), maxLength: 14 });

test('captures the same as the equivalent regular expression', () => {
	fc.assert(
		fc.property(pieces, paths, (parts, rest) => {
			const [pattern, path] = [`/${parts.join('')}`, `/${rest}`];
			expect(matchPattern(parsePattern(pattern), path)).toEqual(toExpression(pattern).exec(path)?.slice(1) ?? null);
		}),
		{ numRuns: 3000 },
	);
});

test.each([
	['nested stars', '/(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)x'],
	['stars with their delimiter between them', '/(.*)a(.*)a(.*)a(.*)a(.*)a(.*)a(.*)b'],
	['slugs that may be digits', '/(slug*)(id*)(slug*)(id*)(slug*)(id*)(slug*)(id*)-'],
	['repeated dashes', '/(slug+)-(slug+)-(slug+)-(slug+)-(slug+)-(id+)/x'],
])('a hostile path costs no more than its length: %s', (_, pattern) => {
	const compiled = parsePattern(pattern);
	const path = `/${'a1-'.repeat(680)}!`;
	const times = Array.from({ length: 20 }, () => {
		const started = performance.now();
		matchPattern(compiled, path);
		return performance.now() - started;
	});
	// The fastest turn: a busy machine interrupts others.
	expect(Math.min(...times)).toBeLessThan(10);
});
