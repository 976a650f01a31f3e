import { Suspense, useMemo } from 'react';
import { ProductGallery } from '#components/commerce/ProductGallery.tsx';
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx';
import { lazyOnInteraction } from '#components/ui/lazy-on-interaction.ts';
import { StaticPart } from '#components/ui/StaticPart.tsx';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { loadDetails } from './details/load-details.ts';
import { Offer } from './Offer.tsx';
import styles from './Screen.module.css';
import { Summary } from './Summary.tsx';
import { TitleBlock } from './TitleBlock.tsx';

/** Content below the first view. */
const Details = import.meta.env.SSR ? (await loadDetails()).default : lazyOnInteraction(loadDetails);

/** A product: pictures, price and all details on one page. */
export default function Screen({ product, details: data, breadcrumbs, related, hasStores, noDelivery, guarantee, warehouse }: ScreenProps['catalog/product']) {
	// Memoised, because a Suspense boundary that is not hydrated yet must not get new props.
	const details = useMemo(
		() => (
			<Suspense>
				<Details product={product} details={data} related={related} {...(warehouse !== undefined && { warehouse })} />
			</Suspense>
		),
		[product, data, related, warehouse],
	);
	return (
		<>
			<StaticPart name="breadcrumbs">{import.meta.env.SSR && breadcrumbs && <Breadcrumbs items={breadcrumbs} />}</StaticPart>
			<article className={styles['product']}>
				<TitleBlock className={styles['beside']} product={product} />
				<ProductGallery className={styles['gallery']} pictures={product.gallery} videos={product.videos} />
				<Offer className={styles['beside']} {...{ product, related, hasStores, noDelivery, guarantee }} />
				<Summary className={styles['beside']} product={product} />
				{details}
			</article>
		</>
	);
}
