import type { Product, ProductCard } from '#lib/catalog/product.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';

export type Section = 'parts' | 'description' | 'specification' | 'documents' | 'manufacturer' | 'safety' | 'reviews' | 'accessories' | 'related';

const USUAL: readonly Section[] = ['parts', 'description', 'specification', 'accessories', 'documents', 'manufacturer', 'safety', 'reviews', 'related'];

/** Order of the sections by category template (Spec 2, catalog: category template). */
const ORDERS: Readonly<Record<string, readonly Section[]>> = {
	/** For parts and instruments: technical data comes first. */
	technical: ['parts', 'specification', 'documents', 'description', 'accessories', 'manufacturer', 'safety', 'reviews', 'related'],
};

/** Sections of a product page that have content, in the order of its category's template. Reviews are always shown, because visitors can write one. */
export function sectionsOf(product: Product, { related, accessories }: Record<'related' | 'accessories', readonly ProductCard[]>): readonly Section[] {
	const filled: Record<Section, boolean> = {
		parts: product.parts.length > 0,
		description: Boolean(product.contentHtml),
		specification: product.attributeGroups.length > 0,
		documents: product.documents.length > 0,
		manufacturer: product.manufacturer !== undefined && product.manufacturerUrl !== undefined,
		safety: product.safety !== undefined,
		reviews: true,
		accessories: accessories.length > 0,
		related: related.length > 0,
	};
	return (ORDERS[product.template ?? ''] ?? USUAL).filter((section) => filled[section]);
}

/** Id of a section, as used in links. The label for the id of the reviews is loaded with the first view, which links to them. */
export function toAnchor(section: Section, t: Translator): string {
	return section === 'reviews' ? t('product.reviews_anchor') : t(`section.${section}_anchor`);
}
