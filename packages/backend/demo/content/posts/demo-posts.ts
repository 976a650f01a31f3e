import type { SourcePost } from '../../../platform/source/catalog.ts';
import { daysBefore } from '../../clock.ts';
import { benchGuides } from './bench-guides.ts';
import { computerGuides } from './computer-guides.ts';
import { displayAndDeskGuides } from './display-and-desk-guides.ts';
import { drafts } from './drafts.ts';
import { everydayGuides } from './everyday-guides.ts';
import { makerGuides } from './maker-guides.ts';
import { moreGuides } from './more-guides.ts';
import { networkAndHomeGuides } from './network-and-home-guides.ts';
import type { PostRow } from './post-row.ts';
import { shopNews } from './shop-news.ts';
import { soundAndPictureGuides } from './sound-and-picture-guides.ts';
import { toPostHtml } from './to-post-html.ts';

const PUBLIC = 4;
const DRAFT = 1;

/** Products that a post shows, by its first tag. */
const PRODUCTS_OF: Readonly<Record<string, readonly string[]>> = {
	monitori: ['MON-00001', 'NOS-00001'],
	komponente: ['CPU-00001', 'RAM-00001', 'SSD-00001'],
	zvuk: ['SLU-00001', 'ZVU-00001'],
	mreza: ['USM-00001', 'KAB-00001'],
	mjerenje: ['MUL-00001', 'OSC-00001'],
	lemljenje: ['LEM-00001'],
	'razvojne-plocice': ['RPL-00001', 'SEN-00001'],
	'radni-kut': ['STO-00001', 'LAM-00001'],
};

const ROWS = [
	...computerGuides,
	...displayAndDeskGuides,
	...soundAndPictureGuides,
	...networkAndHomeGuides,
	...benchGuides,
	...makerGuides,
	...shopNews,
	...everydayGuides,
	...moreGuides,
	...drafts,
];

export const DEMO_POSTS: readonly SourcePost[] = ROWS.map(toPost);

function toPost(row: PostRow): SourcePost {
	return {
		slug: row.slug,
		title: row.title,
		category_slug: row.category,
		author_slug: row.author,
		tags: [...row.tags],
		short_description: row.lead,
		content: toPostHtml(row.body),
		picture: row.picture,
		published_at: daysBefore(row.age, row.slug.length * 7),
		status: row.draft ? DRAFT : PUBLIC,
		product_codes: [...(PRODUCTS_OF[row.tags[0] ?? ''] ?? [])],
	};
}
