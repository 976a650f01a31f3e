import type { FeedSettings } from '../mapping/feed-settings.ts';
import type { Feed } from '../open-feed.ts';

const DELIMITERS: Readonly<Record<string, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' };

/** Summary of what was detected in a feed, in one line for the merchant to check. */
export function describeFeed({ format, encoding }: Feed, settings: FeedSettings | null): string {
	const delimiter = format.kind === 'csv' ? `, delimiter ${DELIMITERS[format.delimiter] ?? format.delimiter}` : '';
	const values =
		settings === null
			? ''
			: `, decimal ${settings.decimal === ',' ? 'comma' : 'point'}, prices in ${settings.currency} ${settings.vatIncluded ? 'with' : 'without'} VAT`;
	const name = format.profile === 'program' ? format.program.name : NAMES[format.profile];
	return `${name} (${format.kind === 'json' ? 'JSON lines' : format.kind.toUpperCase()}${delimiter}, ${encoding}${values})`;
}

const NAMES: Readonly<Record<Exclude<Feed['format']['profile'], 'program'>, string>> = {
	rows: 'rows of the merchant API',
	table: 'table of products of this shop',
	plain: 'feed with a mapping',
};
