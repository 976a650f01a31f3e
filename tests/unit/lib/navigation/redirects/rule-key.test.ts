import { checkRedirects } from '@titraj/contract/redirects/check-redirects.ts';
import { createRedirectMatcher } from '@titraj/contract/redirects/create-redirect-matcher.ts';
import { toRuleKey } from '@titraj/contract/redirects/rule-key.ts';
import { expect, test } from 'vitest';

test.each([
	['percent codes', '/%C5%BEice/', '/žice/'],
	['percent codes in lower case', '/%c5%beice/', '/žice/'],
	['decomposed letters', '/žice/'.normalize('NFD'), '/žice/'],
	['a missing slash', '/žice', '/žice/'],
	['another sequence of parameters', '/?b=2&p=123', '/?p=123&b=2'],
])('two old paths are one rule in spite of %s', (_, one, other) => {
	expect(toRuleKey(one)).toBe(toRuleKey(other));
});

test.each([
	['an encoded slash', '/a%2Fb/', '/a/b/'],
	['another parameter', '/?p=123', '/?p=124'],
	['a broken percent code', '/100%/', '/100/'],
])('two old paths are different rules with %s', (_, one, other) => {
	expect(toRuleKey(one)).not.toBe(toRuleKey(other));
});

test.each(['/%C5%BEice/', '/žice/', '/žice'])('a rule written as %s matches the path that a browser sends and that a page has', (old_path) => {
	const match = createRedirectMatcher([{ old_path, new_path: '/kabeli/' }]);
	for (const asked of ['/%C5%BEice/', '/žice/', '/žice']) expect(match(asked)).toMatchObject({ to: '/kabeli/' });
});

test('a pattern written with percent codes matches', () => {
	const match = createRedirectMatcher([{ old_path: '/%C5%BEice/(slug+)/', new_path: '/kabeli/(1)/' }]);
	expect(match('/žice/crna/')).toMatchObject({ to: '/kabeli/crna/' });
});

test('two spellings of one address make a loop', () => {
	const { refused } = checkRedirects([
		{ old_path: '/%C5%BEice/', new_path: '/kabeli/' },
		{ old_path: '/kabeli/', new_path: '/žice/' },
	]);
	expect(refused.map(({ reason }) => reason)).toEqual(['loop', 'loop']);
});
