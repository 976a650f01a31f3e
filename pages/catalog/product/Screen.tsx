import { lazy, Suspense, useMemo } from 'react';
import { ProductGallery } from '#components/commerce/ProductGallery.tsx';
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx';
import { firstInteraction } from '#lib/platform/client/first-interaction.ts';
import { loadWithRetry } from '#lib/platform/client/load-with-retry.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { loadDetails } from './details/load-details.ts';
import { Offer } from './Offer.tsx';
import styles from './Screen.module.css';
import { Summary } from './Summary.tsx';
import { TitleBlock } from './TitleBlock.tsx';

/**
 * What is below the first view. Its HTML is in the page; its code loads with the first interaction, and until then React leaves the HTML as it
 * is (D32).
 */
const Details = import.meta.env.SSR
	? (await loadDetails()).default
	: lazy(async () => {
			await firstInteraction();
			return loadWithRetry(loadDetails);
		});

/** A product: pictures, price and all details on one page. */
export default function Screen({ product, breadcrumbs, related, warehouse }: ScreenProps['catalog/product']) {
	// The same element each time: a Suspense boundary that is not hydrated yet must not get new props.
	const details = useMemo(
		() => (
			<Suspense>
				<Details product={product} related={related} {...(warehouse !== undefined && { warehouse })} />
			</Suspense>
		),
		[product, related, warehouse],
	);
	return (
		<>
			<Breadcrumbs items={breadcrumbs} />
			<article className={styles['product']}>
				<TitleBlock className={styles['beside']} product={product} />
				<ProductGallery className={styles['gallery']} pictures={product.gallery.length > 0 ? product.gallery : [product.picture]} videos={product.videos} />
				<Offer className={styles['beside']} product={product} related={related} />
				<Summary className={styles['beside']} product={product} />
				{details}
			</article>
		</>
	);
}
