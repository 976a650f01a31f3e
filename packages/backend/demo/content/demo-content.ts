import type { SourceContent } from '../../platform/source/catalog.ts';
import { DEMO_AUTHORS } from './authors.ts';
import { DEMO_LABELS } from './demo-labels.ts';
import { DEMO_LISTS } from './demo-lists.ts';
import { DEMO_MENUS } from './demo-menus.ts';
import { demoExtras } from './extras/demo-extras.ts';
import { DEMO_LOCKERS } from './lockers.ts';
import { DEMO_PAGES } from './pages/demo-pages.ts';
import { DEMO_POST_CATEGORIES } from './post-categories.ts';
import { DEMO_POSTS } from './posts/demo-posts.ts';
import { DEMO_REDIRECTS } from './redirects.ts';
import { DEMO_STORES } from './stores.ts';
import { DEMO_TAGS } from './tags.ts';

/** Everything of the demo shop that is not goods: pages, magazine, stores, menus, lists, redirects, words. What the calendar ends is dated by the moment. */
export function demoContent(now: Date): SourceContent {
	return {
		pages: [...DEMO_PAGES],
		authors: [...DEMO_AUTHORS],
		post_categories: [...DEMO_POST_CATEGORIES],
		tags: [...DEMO_TAGS],
		posts: [...DEMO_POSTS],
		stores: [...DEMO_STORES],
		parcel_lockers: [...DEMO_LOCKERS],
		menus: [...DEMO_MENUS],
		lists: [...DEMO_LISTS],
		redirects: [...DEMO_REDIRECTS],
		labels: { ...DEMO_LABELS },
		extras: demoExtras(now),
	};
}
