import { checkRedirects } from '@titraj/contract/redirects/check-redirects.ts';
import { createRedirectMatcher } from '@titraj/contract/redirects/create-redirect-matcher.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('a chain becomes one step, temporary if one of its steps is', () => {
	const { rules, refused } = checkRedirects([
		{ old_path: '/a/', new_path: '/b/' },
		{ old_path: '/b/', new_path: '/c/', type: 302 },
		{ old_path: '/c/', new_path: 'https://partner.example/d/' },
	]);
	expect(refused).toEqual([]);
	expect(rules).toEqual([
		{ old_path: '/a/', new_path: 'https://partner.example/d/', type: 302 },
		{ old_path: '/b/', new_path: 'https://partner.example/d/', type: 302 },
		{ old_path: '/c/', new_path: 'https://partner.example/d/' },
	]);
});

test.each<[string, { old_path: string; new_path: string }[], string[]]>([
	[
		'of two rows',
		[
			{ old_path: '/a/', new_path: '/b/' },
			{ old_path: '/b', new_path: '/a' },
		],
		['/a', '/b', '/a'],
	],
	['of one row', [{ old_path: '/a/', new_path: '/a' }], ['/a/', '/a']],
	[
		'of patterns',
		[
			{ old_path: '/a/(.*)', new_path: '/b/(1)' },
			{ old_path: '/b/(slug+)/', new_path: '/a/(1)/' },
		],
		['/a/x', '/b/x', '/a/x'],
	],
])('a loop %s is refused and shown', (_, table, path) => {
	const { rules, refused } = checkRedirects(table);
	expect(rules).toEqual([]);
	expect(refused[0]?.path).toEqual(path);
	expect(createRedirectMatcher(table)(path[0] ?? '')).toBeNull();
});

test.each(['https://new.example(1)', '//(1)/', 'https://(1).example/'])('a target whose host depends on visitor input is refused: %s', (new_path) => {
	const rule = { old_path: '/old(.*)', new_path };
	expect(checkRedirects([rule])).toEqual({ rules: [], refused: [{ reason: 'host', rule, path: ['/old(.*)', new_path] }] });
});

test('a pattern that grows forever is refused', () => {
	expect(checkRedirects([{ old_path: '/a/(.*)', new_path: '/a/b/(1)' }]).refused).toHaveLength(1);
});

test('for any table no redirect leads to another one or back', () => {
	const path = fc.constantFrom('/a/', '/b/', '/c/', '/a/b/', '/b/c/', '/c/a/');
	const old = fc.oneof(path, fc.constantFrom('/a/(.*)', '/b/(slug+)/', '/(slug+)/c/', '/(slug+)/(slug+)/'));
	const target = fc.oneof(path, fc.constantFrom('/a/(1)', '/b/(1)/', '/x/(2)/', 'https://partner.example/'));
	fc.assert(
		fc.property(fc.array(fc.record({ old_path: old, new_path: target }), { maxLength: 8 }), path, (table, asked) => {
			const match = createRedirectMatcher(checkRedirects(table).rules);
			const found = match(asked);
			if (found && !found.external) expect(match(found.to)).toBeNull();
		}),
		{ numRuns: 1000 },
	);
});
