import { cleanText } from '../values/plain-text.ts';
import type { FeedSettings } from './feed-settings.ts';
import { refuse } from './row-refusal.ts';
import type { SourceFields } from './source-fields.ts';

/** Category path in the shop for a row; undefined if the row has no category. */
export function toCategoryPath({ texts }: SourceFields, { categories, categorySeparator }: FeedSettings): string[] | undefined {
	const given = cleanText(texts.category);
	if (given === '') return undefined;
	const path = Object.hasOwn(categories, given) ? categories[given] : given;
	if (path === null || path === undefined) throw refuse('category', `"${given}" is left out by the mapping`);
	// Numbers of Google's taxonomy are not names that can be shown to shoppers.
	if (/^(\d+|[\da-f]{32}(\|[\da-f]{32})*)$/.test(path)) throw refuse('category', `${path} is a number: name its path under "categories" of the mapping`);
	const parts = path.split(categorySeparator).map(cleanText).filter(Boolean);
	return parts.length === 0 ? undefined : parts;
}
