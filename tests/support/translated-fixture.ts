import { shopFixture } from './shop-fixture.ts';

/** The fixture with some items in English and German, and some that are missing there. */
export function translatedFixture(): ReturnType<typeof shopFixture> {
	const seed = shopFixture();
	const of = <T extends object>(things: readonly T[], is: (thing: T) => boolean) => {
		const found = things.find(is);
		if (found === undefined) throw new Error('The fixture has changed');
		return found;
	};
	const products = [...seed.catalog.products];
	Object.assign(
		of(seed.catalog.categories, ({ slug }) => slug === 'monitori'),
		{ translations: { en: { slug: 'monitors', title: 'Monitors' }, de: { slug: 'bildschirme' } } },
	);
	Object.assign(
		of(products, ({ code }) => code === 'MON-1'),
		{ translations: { en: { slug: 'wide-monitor', title: 'Wide monitor 1' }, de: { available: false } } },
	);
	Object.assign(
		of(seed.content.posts, ({ slug }) => slug === 'kako-odabrati-monitor'),
		{
			translations: {
				en: { slug: 'how-to-choose', title: 'How to choose', content: '<p><a href="/proizvodi/racunala/monitori/">Here</a></p>' },
				de: { available: false },
			},
		},
	);
	Object.assign(
		of(seed.content.post_categories, ({ slug }) => slug === 'vodici'),
		{ translations: { en: { slug: 'guides', title: 'Guides' } } },
	);
	Object.assign(
		of(seed.content.pages, ({ slug }) => slug === 'povrat'),
		{ translations: { de: { available: false }, en: { slug: 'returns', title: 'Returns' } } },
	);
	return { ...seed, catalog: { ...seed.catalog, products } };
}
