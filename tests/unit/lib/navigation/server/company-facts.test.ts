import { describe, expect, it } from 'vitest';
import { toChrome } from '#lib/navigation/server/to-chrome.server.ts';
import { createTranslator } from '#lib/platform/i18n/translator.ts';
import { sampleSite } from '#tests/support/sample-site.ts';

function chromeOf(company: object, locale = 'hr-HR') {
	const labels = { 'chrome.capital': 'Temeljni kapital: {{capital}}', 'chrome.management': 'Uprava: {{management}}' };
	const site = { ...sampleSite('hr', labels), translator: createTranslator(labels, { locale, home: '/' }) };
	return toChrome({ ...site, info: { ...site.info, company: { ...site.info.company, ...company } } });
}

describe('the footer’s company', () => {
	it('shows register, capital and management, each only if known', () => {
		expect(chromeOf({ court: 'Sud u Splitu', register: '060', capital: '2.500 €', management: 'Ana Anić' }).company.facts).toBe(
			'Sud u Splitu, 060 · Temeljni kapital: 2.500\u00a0€ · Uprava: Ana Anić',
		);
		expect(chromeOf({ register: '97 obrt' }).company.facts).toBe('97 obrt');
		expect(chromeOf({}).company.facts).toBe('');
	});

	it.each([
		['en-GB', '€20,000.00, paid in full'],
		['de-AT', '€\u00a020.000,00, paid in full'],
		['hr-HR', '20.000,00\u00a0€, paid in full'],
	])('writes amounts of the capital as %s does', (locale, capital) => {
		expect(chromeOf({ capital: '20.000,00 €, paid in full' }, locale).company.facts).toBe(`Temeljni kapital: ${capital}`);
	});

	it.each<[string, object, string[]]>([
		['a body with its address', { mediator: 'Centar', mediator_url: 'https://mirenje.example/' }, ['https://mirenje.example/']],
		['no body', { mediator: '', mediator_url: 'https://mirenje.example/' }, []],
		['a body without an address', { mediator: 'Centar' }, []],
		['a script as an address', { mediator: 'Centar', mediator_url: 'javascript:alert(1)' }, []],
	])('links the body for disputes of %s', (_title, company, urls) => {
		expect(chromeOf(company).orderLinks.map(({ url }) => url)).toEqual(urls);
	});
});
