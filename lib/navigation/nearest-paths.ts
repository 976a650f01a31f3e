/** Words of a query that hold in one language alone: the part of a list, and an address. */
const OF_ONE_LANGUAGE = ['page', 'redirect'];

/**
 * Where a page that another language lacks is nearest to, the nearest first: the steps of its breadcrumbs, and where it has none the addresses that it
 * stands under. Never the homepage, which needs no looking for (Spec 1).
 */
export function nearestPaths(path: string, steps: readonly string[]): readonly string[] {
	const parts = path.split('/').filter(Boolean);
	const above = parts.slice(0, -1).map((_, at) => `/${parts.slice(0, at + 1).join('/')}/`);
	const paths = steps.length > 0 ? steps : above;
	return [...new Set(paths)].filter((step) => step !== path && !/^\/([a-z]{2}\/)?$/.test(step)).toReversed();
}

/** The query that goes along to the same page in another language: what is searched for, chosen and ordered, but not which part of a list. */
export function sharedQuery(search: string): string {
	const query = new URLSearchParams(search);
	for (const word of OF_ONE_LANGUAGE) query.delete(word);
	const kept = query.toString();
	return kept === '' ? '' : `?${kept}`;
}
