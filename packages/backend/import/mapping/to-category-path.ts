import { cleanText } from '../values/plain-text.ts';
import type { FeedSettings } from './feed-settings.ts';
import { refuse } from './row-refusal.ts';
import type { SourceFields } from './source-fields.ts';

/** The shop's path of a row's category; undefined where the feed has none. */
export function toCategoryPath({ texts }: SourceFields, { categories, categorySeparator }: FeedSettings): string[] | undefined {
	const given = cleanText(texts.category);
	if (given === '') return undefined;
	const path = Object.hasOwn(categories, given) ? categories[given] : given;
	if (path === null || path === undefined) throw refuse('category', `"${given}" is left out by the mapping`);
	// Numbers of Google's taxonomy are names of nothing that a shopper reads.
	if (/^\d+$/.test(path)) throw refuse('category', `${path} is a number: name its path under "categories" of the mapping`);
	const parts = path.split(categorySeparator).map(cleanText).filter(Boolean);
	return parts.length === 0 ? undefined : parts;
}
