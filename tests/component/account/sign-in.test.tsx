import { describe, expect, test } from 'vitest';
import type { AccountProps } from '#lib/account/account-screens.ts';
import Login from '#pages/auth/login/Screen.tsx';
import Signup from '#pages/auth/signup/Screen.tsx';
import { renderHtml, toText } from '#tests/support/render-html.tsx';

const props: AccountProps = {
	title: 'Prijava',
	urls: { login: '/moj-racun/prijava/', signup: '/moj-racun/registracija/', forgotten_password: '/moj-racun/zaboravljena-lozinka/' },
	afterSignIn: '/moj-racun/',
	orderNumberPattern: '%order_number%',
};
const providers = [
	{ code: 'shop-id', title: 'Titraj ID' },
	{ code: 'other', title: 'Drugi' },
];

/** Number of provider buttons. */
const offered = (html: string) => toText(html).match(/Nastavi putem: /g)?.length ?? 0;
const hasForm = (html: string) => html.includes('type="password"');

describe.each([
	['sign-in', Login],
	['sign-up', Signup],
])('the %s page', (_name, Screen) => {
	test.each([
		['of a shop without providers has its own form', {}, true, 0],
		['of a shop with providers has its own form and theirs', { providers }, true, 2],
		['of a shop with an identity provider has only that provider', { providers, identityProvider: 'shop-id' }, false, 1],
	])('%s', (_title, more, form, count) => {
		const html = renderHtml(<Screen {...props} {...more} />);
		expect([hasForm(html), offered(html)]).toEqual([form, count]);
		expect(toText(html)).not.toContain('nije uspjela');
	});

	test('says so if the identity provider is not available', () => {
		const html = renderHtml(<Screen {...props} providers={[]} identityProvider="shop-id" />);
		expect([hasForm(html), offered(html)]).toEqual([false, 0]);
		expect(toText(html)).toContain('Prijava tim putem nije uspjela');
	});
});
