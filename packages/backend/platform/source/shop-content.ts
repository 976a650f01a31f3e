import type { SourceBlock } from './blocks.ts';
import type { SourcePicture } from './catalog.ts';
import type { SourceExtras } from './content.ts';
import type { SourceLocker } from './lockers.ts';
import type { SourceShipping } from './shipping.ts';
import type { Translated } from './translations.ts';

export interface SourcePost extends Translated {
	slug: string;
	title: string;
	category_slug: string;
	author_slug: string;
	tags: string[];
	short_description: string;
	/** HTML. */
	content: string;
	picture: SourcePicture;
	/** ISO 8601. */
	published_at: string;
	/** 3 and more is public (Spec 4, Visibility). */
	status: number;
	/** Codes of the products that the post is about. */
	product_codes?: string[];
	/** Path that the post redirects to. */
	redirect_path?: string | null;
	redirect_code?: number | null;
}

export interface SourcePage extends Translated {
	slug: string;
	/** `/` for the homepage, else with a trailing slash. */
	path: string;
	parent_slug: string | null;
	title: string;
	template: string;
	visible: boolean;
	short_description: string | null;
	content: string | null;
	seo_description: string | null;
	/** As in the contract's Block, with codes instead of ids. */
	blocks: SourceBlock[];
	questions: { question: string; answer: string }[];
}

export interface SourceStore {
	code: string;
	slug: string;
	title: string;
	address: string;
	postcode: string;
	city: string;
	country: string;
	phone: string | null;
	email: string | null;
	lat: number;
	lon: number;
	services: string[];
	/** 1 is Monday; times HH:MM. */
	opening_hours: { weekday: number; opens: string; closes: string }[];
	/** Days that differ from their weekday's hours; without times the store is closed. */
	opening_exceptions?: { date: string; opens: string | null; closes: string | null; note: string | null }[];
}

export interface SourceMenu {
	code: string;
	items: (SourceMenuEntry & { items: SourceMenuEntry[] })[];
}

export interface SourceMenuEntry {
	/** Unique among all menus; identifies translations. Without it, the entry's position does. */
	id?: string;
	title: string;
	url: string;
}

/** What the shop fills a product list with until the merchant claims it. */
export type ListFilling = 'newest' | 'best_sellers';

export interface SourceContent {
	pages: SourcePage[];
	authors: ({ slug: string; title: string; short_description: string } & Translated)[];
	post_categories: ({ slug: string; title: string; short_description: string; template: string | null; position: number; visible?: boolean } & Translated)[];
	tags: ({ slug: string; title: string } & Translated)[];
	posts: SourcePost[];
	stores: SourceStore[];
	parcel_lockers?: SourceLocker[];
	shipping?: SourceShipping;
	menus: SourceMenu[];
	lists: ({ code: string; slug: string; title: string; short_description: string; filled_with?: ListFilling } & Translated)[];
	redirects: { old_path: string; new_path: string; type: number }[];
	/** Label name -> text, over the storefront's own dictionary. */
	labels: Record<string, string>;
	extras?: SourceExtras;
}
