import type { SourcePicture } from '../../../platform/source/catalog.ts';

/** An article as the desk wrote it. `body`: `## ` starts a heading, `- ` a list item, `1. ` a numbered step; the rest are paragraphs. */
export interface PostRow {
	slug: string;
	title: string;
	category: string;
	author: string;
	tags: readonly string[];
	picture: SourcePicture;
	/** Days before the demo day. */
	age: number;
	lead: string;
	body: readonly string[];
	/** Not yet public. */
	draft?: boolean;
}
