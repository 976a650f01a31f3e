import type { SourceContent } from '@titraj/backend/platform/source/shop-content.ts';
import { DEMO_MENUS } from './demo-menus.ts';
import { DEMO_PAGES } from './demo-pages.ts';
import { DEMO_POSTS } from './demo-posts.ts';
import { demoExtras } from './extras/demo-extras.ts';
import { DEMO_LOCKERS } from './lockers.ts';
import { DEMO_SHIPPING } from './shipping.ts';
import { DEMO_AUTHORS, DEMO_LABELS, DEMO_LISTS, DEMO_POST_CATEGORIES, DEMO_REDIRECTS, DEMO_TAGS } from './small-tables.ts';
import { DEMO_STORES } from './stores.ts';

/** The demo shop except its products: pages, magazine, stores, menus, lists, redirects, labels. Campaigns with an end date are dated relative to `now`. */
export function demoContent(now: Date): SourceContent {
	return {
		pages: [...DEMO_PAGES],
		authors: [...DEMO_AUTHORS],
		post_categories: [...DEMO_POST_CATEGORIES],
		tags: [...DEMO_TAGS],
		posts: [...DEMO_POSTS],
		stores: [...DEMO_STORES],
		parcel_lockers: [...DEMO_LOCKERS],
		shipping: DEMO_SHIPPING,
		menus: [...DEMO_MENUS],
		lists: [...DEMO_LISTS],
		redirects: [...DEMO_REDIRECTS],
		labels: { ...DEMO_LABELS },
		extras: demoExtras(now),
	};
}
