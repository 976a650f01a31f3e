import { expect, it } from 'vitest';
import { toReturnPolicies } from '#lib/screens/server/return-policies.server.ts';
import { toSiteData } from '#lib/screens/server/structured-data.server.ts';
import { sampleSite } from '#tests/support/sample-site.ts';
import { structuredDataErrors } from '#tests/support/structured-data-errors.ts';

const siteThatDelivers = (countries: string[] | null, lang = 'hr') => {
	const site = sampleSite(lang);
	return { ...site, info: { ...site.info, ...(countries && { delivery: { countries, pickup: false } }) } };
};
const daysByCountries = (...given: Parameters<typeof siteThatDelivers>) =>
	toReturnPolicies(siteThatDelivers(...given)).map((policy) => [Reflect.get(policy, 'applicableCountry'), Reflect.get(policy, 'merchantReturnDays')]);

it.each<[string, Parameters<typeof siteThatDelivers>, unknown]>([
	[
		'of the countries of delivery, by their period of withdrawal',
		[['SI', 'BA', 'HR']],
		[
			[['BA'], 15],
			[['HR', 'SI'], 14],
		],
	],
	['of the market, if the backend does not say where it delivers', [null, 'de'], [[['DE'], 14]]],
	['of nothing, if nothing is delivered', [[]], []],
	['of no country whose law is not known', [['US', 'HR']], [[['HR'], 14]]],
])('the shop’s structured data has the return policy %s', (_name, given, expected) => {
	expect(daysByCountries(...given)).toEqual(expected);
});

it('the organization with its return policies is valid structured data', () => {
	const data = toSiteData(siteThatDelivers(['HR', 'BA']));
	expect(data.flatMap((piece) => structuredDataErrors(piece))).toEqual([]);
	expect(data[0]).toHaveProperty('hasMerchantReturnPolicy');
	expect(toSiteData(siteThatDelivers([]))[0]).not.toHaveProperty('hasMerchantReturnPolicy');
});
