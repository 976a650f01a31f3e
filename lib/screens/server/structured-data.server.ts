import type { GoodsCondition } from '@titraj/contract/goods-condition.ts';
import type { Info } from '@titraj/contract/site.ts';
import type { EnergyLabel } from '#lib/catalog/energy-label.ts';
import { toGtin } from '#lib/catalog/gtin.ts';
import type { FullProduct, Product, ProductCard } from '#lib/catalog/product.ts';
import type { SafetyContact } from '#lib/catalog/product-safety.ts';
import type { PostCard } from '#lib/content/blocks.ts';
import type { PostDetails } from '#lib/content/content-screens.ts';
import type { Breadcrumb } from '#lib/navigation/page-parts.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { isOwnPicture, toPictureOf } from '#lib/platform/pictures/picture.ts';
import { addDays, toIsoDate } from '#lib/platform/time/dates.ts';
import { toShopDate } from '#lib/platform/time/shop-time.ts';
import type { ScreenProps } from '../screen.ts';
import { toReturnPolicies } from './return-policies.server.ts';

/** Spec 9: `priceValidUntil` is seven days ahead. */
const PRICE_VALID_DAYS = 7;

const CONDITIONS: Readonly<Record<GoodsCondition, string>> = {
	new: 'https://schema.org/NewCondition',
	refurbished: 'https://schema.org/RefurbishedCondition',
	used: 'https://schema.org/UsedCondition',
};

/** Absolute URL of a path on the site. */
export function toAbsolute({ site_url: siteUrl }: Pick<Info, 'site_url'>, path: string): string {
	return PLAIN_PATH.test(path) ? toOrigin(siteUrl) + path : new URL(path, siteUrl).href;
}

/** A path that `URL` would not change: most are, and each page names a dozen. */
const PLAIN_PATH = /^(?:\/(?![./])[\w.-]*)+$/;

const origins = new Map<string, string>();

function toOrigin(siteUrl: string): string {
	const origin = origins.get(siteUrl) ?? new URL(siteUrl).origin;
	origins.set(siteUrl, origin);
	return origin;
}

/** schema.org BreadcrumbList; the home page comes first. */
export function toBreadcrumbList(site: Site, breadcrumbs: readonly Breadcrumb[]): object {
	const trail = [{ title: site.info.site_name, url: site.language.base_url }, ...breadcrumbs];
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: trail.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, name: crumb.title, item: toAbsolute(site.info, crumb.url) })),
	};
}

/** schema.org VideoObject of each video that has a picture (not the placeholder) and an upload date, both of which search engines require. */
export function toVideoData({ info }: Site, { videos }: Product): readonly object[] {
	return videos.flatMap(({ title, src, picture, uploaded }) =>
		uploaded === undefined || !isOwnPicture(picture)
			? []
			: [
					{
						'@context': 'https://schema.org',
						'@type': 'VideoObject',
						name: title,
						thumbnailUrl: toAbsolute(info, picture.src),
						uploadDate: uploaded,
						contentUrl: toAbsolute(info, src),
					},
				],
	);
}

/** schema.org Product with its Offer, from the same model as the page (D29). Availability follows `is_available` (Spec 4) and `backorder`. */
export function toProductData(site: Site, product: FullProduct, description: string): object {
	const { info, today } = site;
	const { price } = product;
	const condition = product.condition ?? info.promises?.condition;
	const gtin = toGtin(product.ean);
	const pictures = product.gallery.filter(isOwnPicture);
	const { fields } = product;
	return {
		'@context': 'https://schema.org',
		'@type': 'Product',
		name: product.title,
		sku: product.code,
		...(gtin && { [gtin.length === 13 ? 'gtin13' : 'gtin']: gtin }),
		...(product.partNumber && { mpn: product.partNumber }),
		...(product.variantGroup && { inProductGroupWithID: product.variantGroup }),
		...(description && { description }),
		...(pictures.length > 0 && { image: pictures.map((picture) => toAbsolute(info, picture.src)) }),
		category: product.category.title,
		...(product.manufacturer && { brand: { '@type': 'Brand', name: product.manufacturer } }),
		...(product.safety?.manufacturer && { manufacturer: toOrganization(product.safety.manufacturer) }),
		...(product.energyLabel && { hasEnergyConsumptionDetails: toEnergyDetails(product.energyLabel) }),
		...(product.rating && { aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating.value, ratingCount: product.rating.votes } }),
		...(product.reviews.length > 0 && {
			review: product.reviews.slice(0, 5).map((review) => ({
				'@type': 'Review',
				author: { '@type': 'Person', name: review.author },
				reviewBody: review.text,
				...(review.lang && { inLanguage: review.lang }),
				reviewRating: { '@type': 'Rating', ratingValue: review.rate, bestRating: 5 },
				...(review.datetime && { datePublished: toShopDate(review.datetime) }),
				...(review.photos && { image: review.photos.map(({ src }) => toAbsolute(info, toPictureOf(src, 1280))) }),
			})),
		}),
		...(fields && Object.assign({}, ...site.productFields.map((field) => field.toJsonLd(fields[field.name])))),
		offers: {
			'@type': 'Offer',
			url: toAbsolute(info, product.url),
			price: (price.price.minor / 100).toFixed(2),
			priceCurrency: price.price.currency,
			priceValidUntil: toIsoDate(addDays(today, PRICE_VALID_DAYS)),
			availability: `https://schema.org/${toAvailability(product)}`,
			...(condition && { itemCondition: CONDITIONS[condition] }),
			...(info.company.name && { seller: { '@type': 'Organization', name: info.company.name } }),
		},
	};
}

/** What is available to order without stock is on back order; a backend that does not know such goods has only the other two. */
function toAvailability({ available, stock, backorder }: FullProduct): 'BackOrder' | 'InStock' | 'OutOfStock' {
	if (!available) return 'OutOfStock';
	return backorder && stock <= 0 ? 'BackOrder' : 'InStock';
}

function toOrganization({ name, address, electronicAddress, href }: SafetyContact): object {
	const contact = href?.startsWith('mailto:') ? { email: electronicAddress } : href && { url: href };
	return { '@type': 'Organization', name, address, ...contact };
}

const toEnergyDetails = ({ energyClass, best, worst }: EnergyLabel): object => ({
	'@type': 'EnergyConsumptionDetails',
	hasEnergyEfficiencyCategory: toEnergyCategory(energyClass),
	energyEfficiencyScaleMax: toEnergyCategory(best),
	energyEfficiencyScaleMin: toEnergyCategory(worst),
});

/** `A++` is `EUEnergyEfficiencyCategoryA2Plus` in schema.org. */
const toEnergyCategory = (name: string): string => {
	const pluses = name.length - 1;
	return `https://schema.org/EUEnergyEfficiencyCategory${pluses > 0 ? `A${pluses}Plus` : name}`;
};

/** schema.org ItemList of the products on a list page. */
export function toItemList(site: Site, products: readonly ProductCard[]): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'ItemList',
		itemListElement: products.map((product, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			url: toAbsolute(site.info, product.url),
			name: product.title,
		})),
	};
}

/** schema.org Organization and WebSite with its search, for the home page. */
export function toSiteData(site: Site): object[] {
	const { info, urls } = site;
	const { company } = info;
	const returnPolicies = toReturnPolicies(site);
	const organization = {
		'@context': 'https://schema.org',
		'@type': 'Organization',
		name: company.name,
		url: toAbsolute(info, '/'),
		...(company.logo && { logo: toAbsolute(info, company.logo) }),
		...(company.phone && { telephone: company.phone }),
		...(company.email && { email: company.email }),
		...(company.social.length > 0 && { sameAs: company.social }),
		address: {
			'@type': 'PostalAddress',
			streetAddress: company.address.street,
			postalCode: company.address.postcode,
			addressLocality: company.address.city,
			addressCountry: company.address.country,
		},
		...(returnPolicies.length > 0 && { hasMerchantReturnPolicy: returnPolicies }),
	};
	return [
		...(company.name === '' ? [] : [organization]),
		{
			'@context': 'https://schema.org',
			'@type': 'WebSite',
			name: info.site_name,
			url: toAbsolute(info, '/'),
			...(urls.search && {
				potentialAction: {
					'@type': 'SearchAction',
					target: `${toAbsolute(info, urls.search)}?search_q={search_term_string}`,
					'query-input': 'required name=search_term_string',
				},
			}),
		},
	];
}

type ArticlePost = Pick<ScreenProps['publish/post'], 'title'> & Pick<PostDetails, 'picture' | 'author'>;

interface ArticleFacts {
	readonly path: string;
	readonly description: string;
	/** ISO 8601 timestamps. */
	readonly published: string;
	readonly updated: string;
}

/** schema.org Article of a post. */
export function toArticleData(site: Site, post: ArticlePost, { path, description, published, updated }: ArticleFacts): object {
	const { company } = site.info;
	return {
		'@context': 'https://schema.org',
		'@type': 'Article',
		headline: post.title,
		...(description && { description }),
		datePublished: published,
		dateModified: updated,
		mainEntityOfPage: toAbsolute(site.info, path),
		...(post.picture && { image: toAbsolute(site.info, post.picture.src) }),
		...(post.author && { author: { '@type': 'Person', name: post.author.title, url: toAbsolute(site.info, post.author.url) } }),
		publisher: { '@type': 'Organization', name: company.name, ...(company.logo && { logo: toAbsolute(site.info, company.logo) }) },
	};
}

/** schema.org ItemList of posts. */
export function toPostList(site: Site, posts: readonly PostCard[]): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'ItemList',
		itemListElement: posts.map((post, index) => ({ '@type': 'ListItem', position: index + 1, url: toAbsolute(site.info, post.url), name: post.title })),
	};
}
