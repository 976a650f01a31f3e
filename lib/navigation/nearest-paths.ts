/** Query parameters that are valid in one language only: the page of a list, and an address. */
const OF_ONE_LANGUAGE = ['page', 'redirect'];

/**
 * Paths to try if another language lacks a page, nearest first: the breadcrumbs, or without any the parent paths. Never the homepage, which
 * always exists (Spec 1).
 */
export function nearestPaths(path: string, steps: readonly string[]): readonly string[] {
	const parts = path.split('/').filter(Boolean);
	const above = parts.slice(0, -1).map((_, at) => `/${parts.slice(0, at + 1).join('/')}/`);
	const paths = steps.length > 0 ? steps : above;
	return [...new Set(paths)].filter((step) => step !== path && !/^\/([a-z]{2}\/)?$/.test(step)).toReversed();
}

/** The query to keep when switching languages: search, filters and order, but not the page of a list. */
export function sharedQuery(search: string): string {
	const query = new URLSearchParams(search);
	for (const word of OF_ONE_LANGUAGE) query.delete(word);
	const kept = query.toString();
	return kept === '' ? '' : `?${kept}`;
}
