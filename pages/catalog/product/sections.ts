import type { Product, ProductCard, ProductDetails } from '#lib/catalog/product.ts';
import type { StaticHtml } from '#lib/navigation/static-html.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';

/** Sections that never change after rendering (0095), and whether a product has them. */
const STATIC = {
	description: ({ contentHtml }: ProductDetails) => Boolean(contentHtml),
	specification: ({ attributeGroups }: ProductDetails) => attributeGroups.length > 0,
	documents: ({ documents }: ProductDetails) => documents.length > 0,
	manufacturer: (_: ProductDetails, { manufacturer, manufacturerUrl }: Product) => manufacturer !== undefined && manufacturerUrl !== undefined,
	safety: ({ safety }: ProductDetails) => safety !== undefined,
};

export type StaticSection = keyof typeof STATIC;
export type Section = StaticSection | 'parts' | 'reviews' | 'accessories' | 'related';

export const isStatic = (section: Section): section is StaticSection => section in STATIC;

const USUAL: readonly Section[] = ['parts', 'description', 'specification', 'accessories', 'documents', 'manufacturer', 'safety', 'reviews', 'related'];

/** Order of the sections by category template (Spec 2, catalog: category template). */
const ORDERS: Readonly<Record<string, readonly Section[]>> = {
	/** For parts and instruments: technical data comes first. */
	technical: ['parts', 'specification', 'documents', 'description', 'accessories', 'manufacturer', 'safety', 'reviews', 'related'],
};

interface Contents {
	readonly product: Product;
	/** Left out in browsers, which have the HTML of static sections. */
	readonly details: ProductDetails | undefined;
	readonly staticHtml: StaticHtml;
	readonly related: readonly ProductCard[];
	readonly accessories: readonly ProductCard[];
}

/** Sections of a product page that have content, in the order of its category's template. Reviews are always shown, because visitors can write one. */
export function sectionsOf({ product, details, staticHtml, related, accessories }: Contents): readonly Section[] {
	const filled = { parts: product.parts.length > 0, reviews: true, accessories: accessories.length > 0, related: related.length > 0 };
	return (ORDERS[product.template ?? ''] ?? USUAL).filter((section) => {
		if (!isStatic(section)) return filled[section];
		return details ? STATIC[section](details, product) : section in staticHtml;
	});
}

/** Id of a section, as used in links. The label for the id of the reviews is loaded with the first view, which links to them. */
export function toAnchor(section: Section, t: Translator): string {
	return section === 'reviews' ? t('product.reviews_anchor') : t(`section.${section}_anchor`);
}
