import type { LoaderContext } from '#lib/screens/server/screen-loader.ts';

/**
 * Whether the path matched a route template by id but contains an outdated slug; `url` is the current path. Route entries with a literal
 * path are never outdated.
 */
export function isOutdated({ match, path }: LoaderContext, url: string): boolean {
	return match.entry.path === undefined && url !== path;
}
