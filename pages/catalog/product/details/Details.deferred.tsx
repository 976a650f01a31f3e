import { ProductGrid } from '#components/commerce/ProductGrid.tsx';
import { SpecTable } from '#components/commerce/SpecTable.tsx';
import { Prose } from '#components/ui/Prose.tsx';
import type { ProductCard } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from '../Screen.module.css';
import { type Section, sectionsOf, toAnchor } from '../sections.ts';
import { Documents } from './Documents.tsx';
import { Manufacturer } from './Manufacturer.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import { Safety } from './Safety.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { useAccessories } from './use-accessories.ts';
import { WarehouseView } from './WarehouseView.tsx';

type DetailsProps = Pick<ScreenProps['catalog/product'], 'product' | 'related' | 'warehouse'>;

/** Content of a product page below the first view. */
export default function Details({ product, related, warehouse }: DetailsProps) {
	const t = useLabels();
	const accessories = useAccessories(product);
	const sections = sectionsOf(product, { related, accessories });
	return (
		<>
			<SectionLinks sections={sections} />
			{sections.map((section) => (
				<section key={section} className={styles['section']} id={toAnchor(section, t)}>
					<h2 className={styles['sectionTitle']}>{t(`section.${section}`)}</h2>
					{toContent(section, { product, related, accessories })}
				</section>
			))}
			{warehouse !== undefined && <WarehouseView product={product} permission={warehouse} />}
			<RecentlyViewed product={product} />
		</>
	);
}

interface Content extends Pick<DetailsProps, 'product' | 'related'> {
	readonly accessories: readonly ProductCard[];
}

function toContent(section: Section, { product, related, accessories }: Content) {
	switch (section) {
		case 'parts':
			return <ProductGrid products={product.parts} flow="strip" />;
		case 'description':
			return product.contentHtml && <Prose html={product.contentHtml} />;
		case 'specification':
			return <SpecTable groups={product.attributeGroups} />;
		case 'documents':
			return <Documents documents={product.documents} />;
		case 'manufacturer':
			return <Manufacturer product={product} />;
		case 'safety':
			return product.safety && <Safety safety={product.safety} />;
		case 'reviews':
			return <ReviewSection product={product} />;
		case 'accessories':
			return <ProductGrid products={accessories} flow="strip" />;
		case 'related':
			return <ProductGrid products={related} flow="strip" />;
	}
}
