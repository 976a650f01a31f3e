import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { expectValue } from '../expect.ts';
import type { Rule } from '../rule.ts';
import { valueAt } from '../visitor.ts';

/** Rules of the data that every page shows. */
export const SITE_RULES: readonly Rule[] = [
	{
		name: 'prices have no more decimals than their currency',
		needs: ['_get_hapi_misc_currency'],
		check: async ({ guest }) => {
			const asked = await guest.ask('_get_hapi_misc_currency', {});
			const most = mostDecimals(valueAt(asked.body, '$.data.code'));
			return expectValue(
				asked,
				'$.data.decimals',
				{ wanted: `at most ${most}, as the currency has`, isRight: (value) => typeof value !== 'number' || value <= most },
				{ consequence: 'Prices are shown with digits that nobody can pay.', fix: 'Return the exponent of the currency in ISO 4217, for example 2 for EUR.' },
			);
		},
	},
	{
		name: 'the shop has one address',
		needs: ['_get_hapi_misc_info'],
		check: async ({ guest }) => {
			const { siteUrl, hasSiteUrl } = readEnvironment();
			const asked = await guest.ask('_get_hapi_misc_info', {});
			const found = valueAt(asked.body, '$.data.site_url');
			if (!hasSiteUrl || typeof found !== 'string' || URL.parse(found)?.origin === siteUrl) return [];
			return [
				{
					severity: 'advice',
					call: asked.call,
					path: '$.data.site_url',
					expected: `${siteUrl}, as in SITE_URL`,
					found: JSON.stringify(found),
					consequence:
						'The backend’s address wins in everything that is written into pages: canonical addresses, sitemaps, feeds. Search engines are sent there.',
					fix: 'Return the public address of the shop as site_url, and start the storefront with the same SITE_URL.',
				},
			];
		},
	},
];

/** Digits after the decimal point; two at least, because Intl says what is usual in a country, for example none for dinars. */
function mostDecimals(code: unknown): number {
	try {
		return Math.max(2, new Intl.NumberFormat('en', { style: 'currency', currency: String(code) }).resolvedOptions().maximumFractionDigits ?? 2);
	} catch {
		return 3;
	}
}
