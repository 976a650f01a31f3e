import type { Seed } from '@titraj/backend/seed/seed.ts';
import { shopFixture } from './shop-fixture.ts';

const picture = { kind: 'monitor', params: {} };
const door = (day: number) => ({ title: `Vrata ${day}`, text: `Tajna ${day}`, button_title: 'Dalje', button_url: '/proizvodi/', picture, promotion: null });

const stake = (slug: string, starts: string, ends: string) => ({
	...{ slug, title: slug, short_description: 'Igra.', content: '<p>Igra.</p>', rules: '<p>Pravila.</p>', question: 'Zašto?', picture },
	...{ starts_at: starts, ends_at: ends, winners_at: '2027-01-10T10:00:00Z', winners: [{ name: 'A. B., Split', prize: 'monitor' }] },
});

/** The fixture shop with a calendar, sweepstakes, static content, comments and posts of every visibility. */
export function contentFixture(): Seed {
	const { catalog, content } = shopFixture();
	const [post] = content.posts;
	const [page] = content.pages.filter(({ slug }) => slug === 'dostava');
	if (!post || !page) throw new Error('The fixture has no post or page');
	return {
		catalog,
		content: {
			...content,
			pages: [...content.pages, { ...page, slug: 'advent', path: '/advent/', title: 'Advent', parent_slug: null, template: 'advent_calendar' }],
			post_categories: [...content.post_categories, { slug: 'interno', title: 'Interno', short_description: '', template: null, position: 3, visible: false }],
			posts: [
				...content.posts.map((row, index) => (index === 0 ? { ...row, product_codes: ['MON-2', 'CAB-HIDDEN', 'NEMA'] } : row)),
				{ ...post, slug: 'skriveno', title: 'Skriveno', category_slug: 'interno' },
				{ ...post, slug: 'preseljeno', title: 'Preseljeno', redirect_path: '/magazin/vodici/kako-odabrati-kabel/', redirect_code: 302 },
			],
			extras: {
				calendars: [{ page_slug: 'advent', starts_on: '2026-12-01', doors: Array.from({ length: 24 }, (_, index) => door(index + 1)) }],
				flyers: [
					{
						page_slug: 'dostava',
						valid_from: null,
						valid_to: null,
						pages: [
							{
								title: 'Prva',
								hotspots: ['MON-1', 'CAB-HIDDEN'].map((product_code) => ({ product_code, x: 5, y: 5, width: 40, height: 40 })),
							},
						],
					},
				],
				static_contents: [
					{
						slug: 'zima',
						path: '/ponuda/zima/',
						title: 'Zima',
						layout: 'landing',
						visible: true,
						seo_description: null,
						blocks: [
							{ type: 'title', title: 'Zima' },
							{ type: 'product', product_codes: ['MON-1', 'NEMA'] },
						],
					},
					{ slug: 'tajno', path: '/ponuda/tajno/', title: 'Tajno', layout: 'default', visible: false, seo_description: null, blocks: [] },
				],
				sweepstakes: [stake('otvorena', '2026-11-01T00:00:00Z', '2026-12-31T23:00:00Z'), stake('buduca', '2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z')],
				newsletter_topics: ['offers', 'magazine', 'calendar'].map((code) => ({ code, titles: { hr: `hr ${code}`, de: `de ${code}` } })),
				comments: [
					{ post_slug: post.slug, display_name: 'Prva', message: 'Vidi se odmah.', status: 'approved', created_at: '2026-10-01T10:00:00Z' },
					{ post_slug: post.slug, display_name: 'Druga', message: 'Čeka čitanje.', status: 'pending', created_at: '2026-10-02T10:00:00Z' },
				],
			},
		},
	};
}
