import type { LoaderContext } from '#lib/screens/server/screen-loader.ts';

/** Whether a template took a path whose slug is no longer that of the thing with its id: its own address is `url`. An entry with a path of its own is right by itself. */
export function isOutdated({ match, path }: LoaderContext, url: string): boolean {
	return match.entry.path === undefined && url !== path;
}
