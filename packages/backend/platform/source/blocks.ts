import type { SourcePicture, StoredImage } from './catalog.ts';

/** `id` is unique among the blocks of all pages and identifies translations. Without it, the block's position does. */
export type SourceBlock = { id?: string } & (
	| {
			type: 'hero' | 'promo';
			title: string;
			text: string;
			button_title: string;
			button_url: string;
			picture: SourcePicture | null;
			/** An uploaded picture, instead of the drawing. */
			image?: StoredImage | null;
	  }
	| { type: 'categories'; title: string; category_codes: string[] }
	| { type: 'list'; title: string; list_code: string; limit: number }
	| { type: 'posts' | 'brands'; title: string; limit: number }
	| { type: 'title'; title: string }
	| { type: 'intro'; text: string }
	| { type: 'content'; html: string }
	| { type: 'button'; title: string; url: string }
	| { type: 'menu'; code: string }
	| { type: 'product'; product_codes: string[] }
	| { type: 'post'; post_slugs: string[] }
);
