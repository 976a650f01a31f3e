import type { Seed } from '@titraj/backend/seed/index.ts';
import { categoryTranslations } from './category-translations.ts';
import { authorTranslations, listTranslations, postCategoryTranslations, tagTranslations } from './content-translations.ts';
import { demoTranslator } from './demo-translator.ts';
import { inMarkets } from './in-markets.ts';
import { manufacturerTranslations } from './manufacturer-translations.ts';
import { NOT_ELSEWHERE, onlyInCroatia } from './only-in-croatia.ts';
import { pageTranslations } from './page-translations.ts';
import { postTranslations } from './post-translations.ts';
import { productTranslations } from './product-translations.ts';
import type { Translations } from './texts.ts';

/** The demo with the translations of its items. */
export function withTranslations({ catalog, content }: Seed): Seed {
	return {
		catalog: {
			...catalog,
			categories: catalog.categories.map((category) => ({ ...category, translations: inMarkets(categoryTranslations(category.slug)) })),
			manufacturers: catalog.manufacturers.map((manufacturer) => ({ ...manufacturer, translations: inMarkets(manufacturerTranslations(manufacturer.code)) })),
			products: { [Symbol.iterator]: () => translated(catalog.products) },
		},
		content: {
			...content,
			pages: content.pages.map((page) => ({
				...page,
				translations: onlyInCroatia(page.slug) ?? inMarkets(withoutHome(page.path, pageTranslations(page.slug))),
			})),
			posts: content.posts.map((post) => ({ ...post, translations: postTranslations(post.slug) })),
			authors: content.authors.map((author) => ({ ...author, translations: inMarkets(authorTranslations(author.slug)) })),
			lists: content.lists.map((list) => ({ ...list, translations: inMarkets(listTranslations(list.slug)) })),
			tags: content.tags.map((tag) => ({ ...tag, translations: inMarkets(tagTranslations(tag.slug)) })),
			post_categories: content.post_categories.map((category) => ({ ...category, translations: inMarkets(postCategoryTranslations(category.slug)) })),
			...(content.extras && { extras: withoutCampaigns(content.extras) }),
		},
		translator: demoTranslator,
	};
}

/** Landing pages and sweepstakes that only the Croatian shop has. */
function withoutCampaigns(extras: NonNullable<Seed['content']['extras']>): NonNullable<Seed['content']['extras']> {
	return {
		...extras,
		static_contents: extras.static_contents.map((page) => ({ ...page, translations: onlyInCroatia(page.slug) ?? inMarkets(pageTranslations(page.slug)) })),
		sweepstakes: extras.sweepstakes.map((game) => ({ ...game, translations: NOT_ELSEWHERE })),
	};
}

function* translated(products: Seed['catalog']['products']): Generator<Seed['catalog']['products'] extends Iterable<infer Product> ? Product : never> {
	for (const product of products) yield { ...product, translations: inMarkets(productTranslations(product)) };
}

/** The homepage's address has no slug. */
function withoutHome(path: string, translations: Translations): Translations {
	return path === '/' ? Object.fromEntries(Object.entries(translations).map(([language, texts]) => [language, { ...texts, slug: '' }])) : translations;
}
