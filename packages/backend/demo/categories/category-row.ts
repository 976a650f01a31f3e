import type { SourcePicture } from '../../platform/source/catalog.ts';

/** A category of the demo tree; the slug is the code too. `guide` are the paragraphs of its buying guide. */
export interface CategoryRow {
	slug: string;
	title: string;
	kind: string;
	params?: SourcePicture['params'];
	short: string;
	guide: readonly string[];
	children?: readonly CategoryRow[];
}
