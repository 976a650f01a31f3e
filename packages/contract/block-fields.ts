import type { Block } from './cms.ts';

/** How an editor fills a field of a block; only a `heading` and what is chosen may be left empty. Codes name what is shown; on the wire they are ids. */
export type BlockField = 'line' | 'heading' | 'text' | 'html' | 'link' | 'number' | 'picture' | 'categories' | 'products' | 'posts' | 'list' | 'menu';

const TEASER = { title: 'line', text: 'text', button_title: 'line', button_url: 'link', image: 'picture' } as const;
const NEWEST = { title: 'heading', limit: 'number' } as const;

/** The fields of each type of block, as an editor sees them, in their order. */
export const BLOCK_FIELDS: Readonly<Record<Block['type'], Readonly<Record<string, BlockField>>>> = {
	hero: TEASER,
	promo: TEASER,
	title: { title: 'line' },
	intro: { text: 'text' },
	content: { html: 'html' },
	button: { title: 'line', url: 'link' },
	categories: { title: 'heading', category_codes: 'categories' },
	list: { title: 'heading', list_code: 'list', limit: 'number' },
	product: { product_codes: 'products' },
	posts: NEWEST,
	post: { post_slugs: 'posts' },
	brands: NEWEST,
	menu: { code: 'menu' },
};

/** Most blocks of a page. */
export const MOST_BLOCKS = 50;
/** Most products, posts or manufacturers that a block shows. */
export const MOST_SHOWN = 24;
