import type { RouteEntry } from '@titraj/contract/site.ts';
import type { Finding, Reason } from '../finding.ts';

/** Entries of the route table that cannot be served: without a path, with a malformed one, or with a duplicate path or name. */
export function findBadEntries(routes: readonly RouteEntry[], call: string): readonly Finding[] {
	const names = new Map<string, number>();
	const paths = new Map<string, number>();
	return routes.flatMap((entry, at) => {
		const { path, template, name, lang } = entry;
		const finding = (key: string, { expected, found, ...reason }: Pick<Finding, 'expected' | 'found'> & Reason): Finding[] => [
			{ severity: 'error', call, path: `$.data[${at}]${key}`, expected, found, ...reason },
		];
		if ((path === undefined) === (template === undefined))
			return finding('', {
				expected: 'either path or template',
				found: path === undefined ? 'neither' : 'both',
				consequence: 'The page does not exist.',
				fix: 'Use a path for a single page, and a template for pages of many items of one kind, such as products.',
			});
		const address = path ?? template ?? '';
		if (!/^\/(?:[^?#]*\/)?$/.test(address) || address.includes('//'))
			return finding(path === undefined ? '.template' : '.path', {
				expected: 'an address that begins and ends with a slash, without host and query, such as /cart/',
				found: JSON.stringify(address),
				consequence: 'The page is not found: the storefront normalises every address to that form before the look-up.',
				fix: 'Write the address with a slash at both ends.',
			});
		return [
			...(path === undefined
				? []
				: findTwice(paths, `${lang} ${path}`, at).flatMap((first) =>
						finding('.path', twice(`the path ${path}`, first, 'Only the first of the two pages is shown.')),
					)),
			...(name === undefined
				? []
				: findTwice(names, `${lang} ${name}`, at).flatMap((first) =>
						finding('.name', twice(`the name ${name}`, first, 'Links by this name may lead to the wrong page.')),
					)),
		];
	});
}

/** Index of the earlier entry with the same key, if there is one. */
function findTwice(known: Map<string, number>, key: string, at: number): number[] {
	const first = known.get(key);
	if (first === undefined) known.set(key, at);
	return first === undefined ? [] : [first];
}

function twice(what: string, first: number, consequence: string): Pick<Finding, 'expected' | 'found'> & Reason {
	return { expected: `${what} once`, found: `also at $.data[${first}]`, consequence, fix: 'Remove or rename one of the two.' };
}

const NEEDED: readonly (Reason & { readonly expected: string; readonly has: (entry: RouteEntry) => boolean })[] = [
	{
		expected: 'an entry with the path of the homepage, "/"',
		has: ({ path }) => path === '/',
		consequence: 'The shop has no homepage.',
		fix: 'Add { "path": "/", "controller": "cms", "action": "index", "content_type": "page", "slug": "home", "name": "home", "lang": "hr" }, and return its content from cms/pages by its slug.',
	},
	{
		expected: 'an entry of content type "product" with a template',
		has: ({ template, content_type }) => template !== undefined && /^(catalog)?product$/.test(content_type),
		consequence: 'Products have no pages: cards in lists lead to “not found”.',
		fix: 'Add { "template": "/p/{slug}-{id}/", "controller": "catalog", "action": "product", "content_type": "product", "lang": "hr" }, and return such an address as url_without_domain of each product.',
	},
];

/** Required pages that the route table lacks. */
export function findMissingPages(routes: readonly RouteEntry[], call: string): readonly Finding[] {
	return NEEDED.filter(({ has }) => !routes.some(has)).map(({ has: _, ...reason }) => ({ severity: 'error', call, path: '$.data', found: 'none', ...reason }));
}
