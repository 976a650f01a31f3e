import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import type { Rule } from '../rule.ts';
import { valueAt } from '../visitor.ts';

/** Rules of the data that every page shows. */
export const SITE_RULES: readonly Rule[] = [
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
