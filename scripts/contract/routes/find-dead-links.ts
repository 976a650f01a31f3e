import type { Site } from '#lib/navigation/server/site.server.ts';
import type { Finding } from '../finding.ts';

const MOST_FINDINGS = 8;

/** Links of categories and menus (header, category board, footer) that no route matches. URLs with a query or a host are not checked. */
export function findDeadLinks({ categories, menus, matchRoute }: Site): readonly Finding[] {
	const links = [
		...categories.map(({ title, url_without_domain: url }, at) => ({
			call: '_get_hapi_catalog_categories',
			path: `$.data.items[${at}].url_without_domain`,
			title,
			url,
		})),
		...menus.flatMap(({ items }, menu) =>
			items.flatMap(({ title, url, items: below }, at) => [
				{ call: '_get_hapi_cms_menus', path: `$.data[${menu}].items[${at}].url`, title, url },
				...below.map((link, under) => ({ call: '_get_hapi_cms_menus', path: `$.data[${menu}].items[${at}].items[${under}].url`, ...link })),
			]),
		),
	];
	return links
		.filter(({ url }) => url.startsWith('/') && !/[?#]/.test(url) && matchRoute(decodeURI(url)) === null)
		.slice(0, MOST_FINDINGS)
		.map(({ call, path, title, url }) => ({
			severity: 'error',
			call,
			path,
			expected: 'an address in the route table',
			found: url,
			consequence: `The link “${title}” leads to “not found” on every page.`,
			fix: 'Add an entry for the address to the route table, or correct the address; they must be identical, including slashes.',
		}));
}
