import type { ContentTexts } from '../content-texts.ts';
import { posts } from './article.ts';
import { attributes } from './attributes.ts';
import { blockTexts } from './block-texts.ts';
import { lists } from './lists.ts';
import { magazine } from './magazine.ts';
import { pageContents } from './page-contents.ts';
import { pages } from './pages.ts';
import { postCategories } from './post-categories.ts';
import { questions } from './questions.ts';
import { authors, shopPages } from './shop-pages.ts';
import { storeTexts } from './store-texts.ts';
import { tags } from './tags.ts';
import { titleParts } from './title-parts.ts';

export const content: ContentTexts = {
	pages,
	pageContents: { ...pageContents, ...shopPages },
	questions,
	posts: { ...posts, ...magazine },
	authors,
	postCategories,
	lists,
	tags,
	phrases: { ...attributes.values, ...titleParts, ...blockTexts, ...storeTexts },
};
