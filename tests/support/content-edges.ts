import type { SourceBlock } from '@titraj/backend/platform/source/blocks.ts';
import { POST_TEMPLATES } from '#lib/content/content-screens.ts';
import { contentFixture } from './content-fixture.ts';

/** Layouts of a landing page (Spec 2, staticcontent), each with HTML that proves its presence. */
export const LAYOUTS: readonly (readonly [block: SourceBlock, shown: string])[] = [
	[{ type: 'title', title: 'Stol za proljeće' }, '<h1>Stol za proljeće</h1>'],
	[{ type: 'intro', text: 'Četiri odluke.' }, 'Četiri odluke.</p>'],
	[{ type: 'menu', code: 'main' }, '<a href="/proizvodi/"'],
	[{ type: 'product', product_codes: ['MON-1'] }, 'Monitor Široki 1</a></h3>'],
	[
		{ type: 'promo', title: 'Sniženo', text: 'Do kraja mjeseca.', button_title: 'Akcija', button_url: '/proizvodi/lista/akcija/', picture: null },
		'<h2>Sniženo</h2><p>Do kraja mjeseca.</p><a href="/proizvodi/lista/akcija/"',
	],
	[{ type: 'content', html: '<h2>Redom</h2><p>Prvo stolica.</p>' }, '<p>Prvo stolica.</p>'],
	[{ type: 'post', post_slugs: ['kako-odabrati-kabel', 'kako-odabrati-monitor'] }, '<a href="/magazin/vodici/kako-odabrati-kabel/"'],
	[{ type: 'button', title: 'Svi monitori', url: '/proizvodi/racunala/monitori/' }, '<a href="/proizvodi/racunala/monitori/"'],
];

/** Edge cases of magazine and pages: an author and a tag without public posts, unknown templates, a post that moved twice. */
export function contentWithEdges() {
	const seed = contentFixture();
	const { content } = seed;
	const [post] = content.posts;
	const [page] = content.pages.slice(-1);
	if (!post || !page) throw new Error('The fixture has no post or page');
	const plain = { ...page, visible: true, template: 'default', parent_slug: null };
	const { extras } = content;
	const landing = { path: '/ponuda/proljece/', title: 'Proljeće', layout: 'landing', visible: true, seo_description: null };
	const category = { short_description: '', template: null, position: 9 };
	return {
		...seed,
		content: {
			...content,
			authors: [...content.authors, { slug: 'bez-objava', title: 'Bez objava', short_description: '' }],
			tags: [...content.tags, { slug: 'prazno', title: 'Prazno' }, { slug: 'samo-nacrti', title: 'Samo nacrti' }],
			post_categories: [
				...content.post_categories,
				{ ...category, slug: 'nepoznato', title: 'Nepoznato', template: 'mozaik' },
				{ ...category, slug: 'preseljena', title: 'Preseljena' },
				...POST_TEMPLATES.map((template) => ({ ...category, slug: `izgled-${template}`, title: `Izgled ${template}`, template })),
			],
			posts: [
				...content.posts,
				{ ...post, slug: 'nacrt', title: 'Nacrt', status: 2, tags: ['samo-nacrti'], author_slug: 'bez-objava' },
				{ ...post, slug: 'u-nepoznatoj', title: 'U nepoznatoj', category_slug: 'nepoznato' },
				{ ...post, slug: 'krivi-kod', title: 'Krivi kod', redirect_path: '/proizvodi/', redirect_code: 200 },
				{ ...post, slug: 'tajni-put', title: 'Tajni put', status: 1, redirect_path: '/proizvodi/', redirect_code: 302 },
				...POST_TEMPLATES.map((template) => ({ ...post, slug: `objava-${template}`, title: `Objava ${template}`, category_slug: `izgled-${template}` })),
			],
			pages: [
				...content.pages,
				{ ...plain, slug: 'pomoc', path: '/pomoc/', title: 'Pomoć', template: 'faq' },
				{ ...plain, slug: 'pomoc-dostava', path: '/pomoc/dostava/', parent_slug: 'pomoc', title: 'Pomoć: dostava' },
				...['vendor', 'actuator-linearni-12v', 'usb-3.0'].map((slug) => ({ ...plain, slug, path: `/${slug}/`, title: slug })),
				{ ...plain, slug: 'cudno', path: '/cudno/', title: 'Čudno', template: '__proto__' },
			],
			...(extras && {
				extras: { ...extras, static_contents: [...extras.static_contents, { ...landing, slug: 'proljece', blocks: LAYOUTS.map(([block]) => block) }] },
			}),
		},
	};
}
