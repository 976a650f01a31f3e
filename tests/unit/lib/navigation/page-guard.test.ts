import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { PageGuard } from '#lib/navigation/auth-pages.ts';
import { resolveGuard } from '#lib/navigation/page-guard.ts';
import { parseStateHint } from '#lib/platform/session/state-hint.ts';

const script = readFileSync('public/start.js', 'utf8');

/** Runs the script in the head, which runs before the page is shown. */
function runScript(guard: PageGuard, cookie: string, here: string): { to: string | null; hidden: boolean } {
	const { pathname, search } = new URL(here, 'https://shop.example');
	const seen: { to: string | null } = { to: null };
	const document = { cookie, currentScript: { dataset: guard }, documentElement: { hidden: false } };
	const location = {
		pathname,
		search,
		replace: (to: string) => {
			seen.to = to;
		},
	};
	runInNewContext(script, { document, location, encodeURIComponent });
	return { ...seen, hidden: document.documentElement.hidden };
}

const members: PageGuard = { signedOut: '/prijava/' };
const visitors: PageGuard = { signedIn: '/racun/' };

describe('guard', () => {
	test.each<[string, PageGuard, string, string, string | null]>([
		['a customer may see an account page', members, 'shop_state=u=1&c=0&s=abc', '/racun/podaci/', null],
		[
			'a guest is redirected to the sign-in, with the return path',
			members,
			'shop_state=u=0&c=2&s=abc',
			'/racun/?a=1&b=č',
			'/prijava/?redirect=%2Fracun%2F%3Fa%3D1%26b%3D%25C4%258D',
		],
		['so is a visitor without a cookie', members, '', '/racun/', '/prijava/?redirect=%2Fracun%2F'],
		['other cookies are ignored', members, 'x=u=1; other_shop_state=u=1&s=a', '/racun/', '/prijava/?redirect=%2Fracun%2F'],
		['a cookie among others is found', members, 'a=b; shop_state=u=1&c=0&s=abc; c=d', '/racun/', null],
		['a customer is redirected from the sign-in', visitors, 'shop_state=u=1&c=0&s=abc', '/prijava/?redirect=%2Fx%2F', '/racun/'],
		['a guest may see the sign-in', visitors, 'shop_state=u=0&c=0&s=abc', '/prijava/', null],
		['no redirect leads to the same page', members, '', '/prijava/?redirect=%2Fracun%2F', null],
		['a public page has no redirect', {}, 'shop_state=u=1&c=0&s=abc', '/odjava/', null],
	])('%s, with the same result before and after the page is shown', (_title, guard, cookie, here, expected) => {
		const { pathname, search } = new URL(here, 'https://shop.example');
		const hint = parseStateHint(/(?:^|;\s*)shop_state=([^;]*)/.exec(cookie)?.[1]);
		expect(resolveGuard(guard, hint?.signedIn ?? false, `${pathname}${search}`)).toBe(expected);
		expect(runScript(guard, cookie, here)).toEqual({ to: expected, hidden: expected !== null });
	});
});
