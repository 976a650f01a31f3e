import { createRedirectMatcher } from '@titraj/contract/redirects/create-redirect-matcher.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const match = createRedirectMatcher([
	{ old_path: '/stara-akcija/(.*)', new_path: '/akcija/(1)', type: 302 },
	{ old_path: '/stara-akcija/ljeto/', new_path: '/ljeto/' },
	{ old_path: '/clanak-(slug+)-(id+)/', new_path: '/magazin/(1)/?broj=(2)' },
	{ old_path: '/proizvod/(id+)/', new_path: '/proizvodi/x-proizvod-(1)/', type: 308 },
	{ old_path: '/marka/(slug*)/', new_path: '/proizvodaci/(1)/' },
	{ old_path: '/sve/(.+)', new_path: '/(1)' },
	{ old_path: '/partner/', new_path: 'https://partner.example/put', type: 302 },
	{ old_path: '/sestra/', new_path: '//sestra.example/' },
	{ old_path: '/krug/', new_path: '/krug' },
	{ old_path: '/ugaseno/', new_path: '', type: 410 },
	{ old_path: '/nekad-ugaseno/', new_path: '/ugaseno/', type: 302 },
	{ old_path: '/cudno/', new_path: '/x/', type: 200 },
	{ old_path: '/a.b+c/', new_path: '/abc/' },
	{ old_path: '/čaše/', new_path: '/case/' },
	{ old_path: '/bez-crte/', new_path: '/s-crtom?a=1#b' },
	{ old_path: '/cjenik/', new_path: '/cjenik.pdf' },
]);

describe('redirects', () => {
	test.each([
		['a plain match is preferred to an earlier pattern', '/stara-akcija/ljeto/', '/ljeto/', 301],
		['(.*) matches the rest', '/stara-akcija/a/b/', '/akcija/a/b/', 302],
		['(slug+) and (id+) are two backreferences', '/clanak-o-zaslonu-12/', '/magazin/o-zaslonu/?broj=12', 301],
		['(id+) matches digits', '/proizvod/42/', '/proizvodi/x-proizvod-42/', 308],
		['(slug*) may be empty, without a doubled slash in the target', '/marka/', '/proizvodaci/', 301],
		['slashes at the ends of a capture are not doubled', '/stara-akcija//a//', '/akcija/a//', 302],
		['a page that is gone has no target', '/ugaseno/', '', 410],
		['a redirect to a page that is gone is gone, too', '/nekad-ugaseno/', '', 410],
		['the trailing slash is ignored', '/stara-akcija/ljeto', '/ljeto/', 301],
		['an invalid type counts as the default', '/cudno/', '/x/', 301],
		['special characters of regular expressions are literal', '/a.b+c/', '/abc/', 301],
		['letters outside ASCII match decoded', '/čaše/', '/case/', 301],
		['the target gets the trailing slash of its page', '/bez-crte/', '/s-crtom/?a=1#b', 301],
		['a file gets no trailing slash', '/cjenik/', '/cjenik.pdf', 301],
		['a query that no row has is ignored', '/stara-akcija/ljeto/?utm=1', '/ljeto/', 301],
	])('%s', (_, path, to, code) => expect(match(path)).toEqual({ to, code, external: false }));

	const byQuery = createRedirectMatcher([
		{ old_path: '/', new_path: '/pocetna/' },
		{ old_path: '/?p=12', new_path: '/dvanaest/' },
		{ old_path: '/?p=12&lang=en', new_path: '/en/twelve/' },
		{ old_path: '/?cat=(id+)', new_path: '/kategorija/(1)/', type: 302 },
		{ old_path: '/kontakt?old=1', new_path: '/kontakt/' },
		{ old_path: '/krug/?a=1', new_path: '/krug/?a=1' },
		{ old_path: '/upit/?rije%C4%8D=čaša', new_path: '/case/' },
		{ old_path: '/index.php?(.*)', new_path: '/sve/?(1)' },
		{ old_path: '/(slug+)/?stari=1', new_path: '/(1)/' },
	]);

	test.each([
		['the query is part of the full path', '/?p=12', '/dvanaest/', ''],
		['parameters that no row has are ignored and kept', '/?utm=a&p=12&fbclid=b%26', '/dvanaest/', '?utm=a&fbclid=b%26'],
		['parameters match in any order', '/?lang=en&p=12', '/en/twelve/', ''],
		['another value of a parameter of the row does not match', '/?p=13', '/pocetna/', undefined],
		['an additional parameter of the row does not match', '/?p=12&lang=de', '/pocetna/', undefined],
		['a repeated parameter does not match', '/?p=12&p=12', '/pocetna/', undefined],
		['a pattern matches a value', '/?cat=7&utm=a', '/kategorija/7/', '?utm=a'],
		['a pattern does not match another value', '/?cat=x', '/pocetna/', undefined],
		['a row may drop the query of the same path', '/kontakt/?old=1', '/kontakt/', ''],
		['a query is compared decoded', '/upit/?rije%c4%8d=%C4%8Da%C5%A1a', '/case/', ''],
		['a pattern without parameter names matches the whole query', '/index.php?route=a&id=7', '/sve/?route=a&id=7', ''],
		['a path with a pattern may have a query pattern, too', '/hladnjaci/?stari=1', '/hladnjaci/', ''],
	])('%s', (_, path, to, search) => expect(byQuery(path)).toMatchObject({ to, ...(search !== undefined && { search }) }));

	test.each([
		['the path only', '/kontakt/'],
		['a query without the parameter', '/kontakt/?utm=1'],
		['a row that redirects to itself', '/krug/?a=1'],
	])('a row with a query does not take %s', (_, path) => expect(byQuery(path)).toBeNull());

	test.each([
		['http(s)', '/partner/', 'https://partner.example/put'],
		['//', '/sestra/', '//sestra.example/'],
	])('a target with %s is another site', (_, path, to) => expect(match(path)).toMatchObject({ to, external: true }));

	test.each([
		['(id+) does not match letters', '/proizvod/x/'],
		['(.+) does not match an empty text', '/sve/'],
		['a row does not redirect to itself', '/krug/'],
		['a partial match is no match', '/partner/x/'],
	])('%s', (_, path) => expect(match(path)).toBeNull());

	test('visitor input never turns a local target into another site', () => {
		fc.assert(
			fc.property(fc.string(), (rest) => {
				const found = match(`/sve/${rest}`);
				expect(found === null || /^\/(?![/\\])/.test(found.to) || found.to === '/').toBe(true);
			}),
		);
		expect(match('/sve//elsewhere.example/')?.to).toBe('/elsewhere.example/');
	});

	test.each([
		['the end of a host', '/old(.*)', 'https://new.example(1)', '/old.elsewhere.example/'],
		['a user name before the host', '/old(.*)', 'https://new.example(1)', '/old@elsewhere.example/'],
		['a port', '/old(.*)', 'https://new.example:(1)', '/old80@elsewhere.example/'],
		['the whole host', '/old(.*)', '//(1)', '/oldelsewhere.example/'],
		['the host after more slashes', '/old(.*)', 'https:///(1)', '/oldelsewhere.example/'],
		['what follows a backslash', '/old(.*)', 'https://new.example\\@(1)', '/oldelsewhere.example/'],
	])('visitor input is never %s', (_, old_path, new_path, path) => {
		expect(createRedirectMatcher([{ old_path, new_path }])(path)).toBeNull();
	});

	test('visitor input never adds a scheme to a target without a slash', () => {
		const bare = createRedirectMatcher([{ old_path: '/old/(.*)', new_path: '(1)' }]);
		expect(bare('/old/https:elsewhere.example')).toEqual({ to: '/https:elsewhere.example/', code: 301, external: false });
		expect(bare('/old/javascript:alert(1)')?.to).toBe('/javascript:alert(1)/');
	});

	test('with a fixed host visitor input only affects the path', () => {
		const moved = createRedirectMatcher([{ old_path: '/forum/(.*)', new_path: 'https://forum.example:8443/(1)' }]);
		fc.assert(
			fc.property(fc.string(), (rest) => {
				const found = moved(`/forum/${rest}`);
				expect(found === null || URL.parse(found.to)?.host).toBe(found === null || 'forum.example:8443');
			}),
		);
		expect(moved('/forum/@elsewhere.example/')?.to).toBe('https://forum.example:8443/@elsewhere.example/');
	});
});
