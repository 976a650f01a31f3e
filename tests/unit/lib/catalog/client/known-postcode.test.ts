import { MARKET_COUNTRIES } from '@titraj/contract/formats/market-countries.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPostcode, readPostcode } from '#lib/catalog/client/known-postcode.ts';
import { LANGUAGES } from '#lib/platform/config/languages.ts';

const page = { documentElement: { lang: 'hr-HR' } };
beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal('sessionStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
	vi.stubGlobal('document', page);
	page.documentElement.lang = 'hr-HR';
});
afterEach(() => vi.unstubAllGlobals());

test('a postcode is used only in the market of its country, for each market of the backend', () => {
	const homes = new Map<string, string>(Object.entries(MARKET_COUNTRIES));
	for (const country of new Set(homes.values())) {
		keepPostcode('1000', country);
		for (const { code, htmlLang } of LANGUAGES) {
			page.documentElement.lang = htmlLang;
			expect([code, country, readPostcode()]).toEqual([code, country, homes.get(code) === country ? '1000' : undefined]);
		}
	}
});

test('a postcode of another country replaces the previous one', () => {
	expect(readPostcode()).toBeUndefined();
	keepPostcode('20221', 'HR');
	expect(readPostcode()).toBe('20221');
	keepPostcode('1000', 'SI');
	expect(readPostcode()).toBeUndefined();
});

test('without storage there is no postcode', () => {
	vi.stubGlobal('sessionStorage', undefined);
	keepPostcode('10000', 'HR');
	expect(readPostcode()).toBeUndefined();
});
