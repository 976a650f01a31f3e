import type { ProductCard } from '#lib/catalog/product.ts';
import type { Breadcrumb } from '#lib/navigation/page-parts.ts';
import type { Picture } from '#lib/platform/pictures/picture.ts';
import type { SafeHtml } from '#lib/platform/text/safe-html.ts';

export interface CategoryTile {
	readonly title: string;
	readonly url: string;
	readonly picture: Picture;
	readonly total: number;
}

export interface PostCard {
	readonly title: string;
	readonly url: string;
	readonly text: string;
	readonly picture: Picture;
	/** ISO date, without time. */
	readonly date: string;
	readonly category: string;
	readonly author?: string;
	/** Hidden from visitors: a draft, or a post of a hidden category; set only in data for staff. */
	readonly hidden?: true;
}

export interface ManufacturerTile {
	readonly title: string;
	readonly url: string;
	readonly total: number;
}

/** A block of the homepage or a landing page with its data (D12). */
export type BlockData =
	| {
			readonly type: 'hero' | 'promo';
			readonly title: string;
			readonly text: string;
			readonly button: { readonly title: string; readonly url: string };
			readonly picture?: Picture;
	  }
	| { readonly type: 'categories'; readonly title: string; readonly tiles: readonly CategoryTile[] }
	| { readonly type: 'products'; readonly title: string; readonly url?: string; readonly products: readonly ProductCard[] }
	| { readonly type: 'posts'; readonly title: string; readonly url?: string; readonly posts: readonly PostCard[] }
	| { readonly type: 'brands'; readonly title: string; readonly url?: string; readonly manufacturers: readonly ManufacturerTile[] }
	| { readonly type: 'title'; readonly title: string }
	| { readonly type: 'intro'; readonly text: string }
	| { readonly type: 'content'; readonly html: SafeHtml }
	| { readonly type: 'button'; readonly title: string; readonly url: string }
	| { readonly type: 'menu'; readonly items: readonly Breadcrumb[] }
	/** In a browser, which has the HTML of a static block instead of its data (0095). */
	| { readonly type: 'static' };
