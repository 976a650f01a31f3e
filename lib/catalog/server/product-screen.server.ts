import type { CatalogProduct } from '@titraj/contract/catalog.ts';
import { findNoDelivery } from '#lib/navigation/server/find-no-delivery.server.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { sanitiseHtml } from '#lib/platform/server/html/sanitise-html.server.ts';
import { toDescription } from '#lib/platform/server/html/to-plain-text.server.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import { toBreadcrumbList, toProductData, toVideoData } from '#lib/screens/server/structured-data.server.ts';
import { toGuaranteeLinks } from '../guarantee-links.ts';
import { type ToCard, toProduct } from '../to-product.ts';
import { toProductCard } from '../to-product-card.ts';
import { describeProduct } from './describe-product.server.ts';
import { nameViews } from './name-views.server.ts';

/** Page of a loaded product. Prerendering also uses it, with a `toCard` that maps each card of a batch once. */
export function toProductPage(wire: CatalogProduct, site: Site, toCard: ToCard = (card) => toProductCard(card, site.currency.code)): LoadedPage {
	const mapped = toProduct(wire, site.currency.code, sanitiseHtml, toCard);
	const full = { ...mapped, gallery: nameViews(mapped.gallery, wire, site.translator) };
	const { contentHtml, attributeGroups, documents, manufacturerPicture, reviews, safety, fields, ...product } = full;
	const breadcrumbs = [...wire.category_parents, { title: product.title, url: product.url }];
	const noDelivery = findNoDelivery(site);
	const { enabled, permission } = readEnvironment().warehouseView;
	const ofEditor = toDescription(wire.seo_description);
	const about = toDescription(wire.short_description, wire.content);
	const description = ofEditor || describeProduct(site, { title: product.title, category: wire.category_title, about });
	return pageOf(site, {
		path: product.url,
		alternates: wire.alternates,
		screen: 'catalog/product',
		props: {
			product,
			details: {
				attributeGroups,
				documents,
				reviews,
				...(contentHtml && { contentHtml }),
				...(manufacturerPicture && { manufacturerPicture }),
				...(safety && { safety }),
				...(fields && { fields }),
			},
			breadcrumbs,
			hasStores: site.urls.location !== undefined,
			...(noDelivery && { noDelivery }),
			guarantee: toGuaranteeLinks(site),
			related: wire.related.map(toCard),
			...(enabled && { warehouse: permission }),
		},
		head: {
			title: wire.seo_title || product.title,
			description,
			type: 'product',
			...(product.gallery[0] && { picture: product.gallery[0] }),
			structuredData: [toProductData(site, full, ofEditor || about || description), toBreadcrumbList(site, breadcrumbs), ...toVideoData(site, product)],
		},
		tags: [
			`product:${wire.id}`,
			`category:${wire.category_id}`,
			...(wire.manufacturer_id ? [`manufacturer:${wire.manufacturer_id}`] : []),
			...[...wire.related, ...(wire.variation?.options ?? []), ...(wire.groupproducts ?? []), ...(wire.accessories ?? [])].map(({ id }) => `product:${id}`),
		],
	});
}

/** Loads a product by id; null if the backend has none. */
export async function loadProduct(client: ApiClient, id: number): Promise<CatalogProduct | null> {
	const answer = await client.call('_post_hapi_catalog_product', { item_id: id });
	if (!answer.ok && (answer.error.kind === 'rejected' || answer.error.statusCode === 404)) return null;
	return unwrap(answer);
}
