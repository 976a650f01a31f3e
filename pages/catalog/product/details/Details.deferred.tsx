import { use } from 'react';
import { ProductGrid } from '#components/commerce/ProductGrid.tsx';
import { SpecTable } from '#components/commerce/SpecTable.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import { StaticHtmlContext, StaticPart } from '#components/ui/StaticPart.tsx';
import type { Product, ProductCard, ProductDetails } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from '../Screen.module.css';
import { isStatic, type Section, type StaticSection, sectionsOf, toAnchor } from '../sections.ts';
import { Documents } from './Documents.tsx';
import { FieldParts } from './FieldParts.tsx';
import { Manufacturer } from './Manufacturer.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import { Safety } from './Safety.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { useAccessories } from './use-accessories.ts';
import { WarehouseView } from './WarehouseView.tsx';

interface DetailsProps extends Pick<ScreenProps['catalog/product'], 'product' | 'related' | 'warehouse'> {
	readonly details: ProductDetails | undefined;
}

/** Content of a product page below the first view. */
export default function Details({ product, details, related, warehouse }: DetailsProps) {
	const t = useLabels();
	const accessories = useAccessories(product);
	const sections = sectionsOf({ product, details, related, accessories, staticHtml: use(StaticHtmlContext) });
	return (
		<>
			<SectionLinks sections={sections} />
			{sections.map((section) => {
				const place = { className: styles['section'], id: toAnchor(section, t) };
				const title = <h2 className={styles['sectionTitle']}>{t(`section.${section}`)}</h2>;
				return isStatic(section) ? (
					<StaticPart key={section} as="section" name={section} {...place}>
						{title}
						{import.meta.env.SSR && details && toStaticContent(section, product, details)}
					</StaticPart>
				) : (
					<section key={section} {...place}>
						{title}
						{toContent(section, { product, details, related, accessories })}
					</section>
				);
			})}
			{warehouse !== undefined && <WarehouseView product={product} permission={warehouse} />}
			<RecentlyViewed product={product} />
		</>
	);
}

function toStaticContent(
	section: StaticSection,
	product: Product,
	{ contentHtml, attributeGroups, documents, manufacturerPicture, safety, fields }: ProductDetails,
) {
	switch (section) {
		case 'description':
			return contentHtml && <Prose html={contentHtml} />;
		case 'specification':
			return (
				<>
					<SpecTable groups={attributeGroups} />
					<FieldParts values={fields} />
				</>
			);
		case 'documents':
			return <Documents documents={documents} />;
		case 'manufacturer':
			return <Manufacturer product={product} picture={manufacturerPicture} />;
		case 'safety':
			return safety && <Safety safety={safety} />;
	}
}

interface Content extends Omit<DetailsProps, 'warehouse'> {
	readonly accessories: readonly ProductCard[];
}

function toContent(section: Exclude<Section, StaticSection>, { product, details, related, accessories }: Content) {
	switch (section) {
		case 'parts':
			return <ProductGrid products={product.parts} flow="strip" />;
		case 'reviews':
			return <ReviewSection product={product} reviews={details?.reviews} />;
		case 'accessories':
			return <ProductGrid products={accessories} flow="strip" />;
		case 'related':
			return <ProductGrid products={related} flow="strip" />;
	}
}
