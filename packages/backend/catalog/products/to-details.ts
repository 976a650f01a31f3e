import type { CatalogProduct, CatalogProductListItem } from '@titraj/contract/catalog.ts';
import type { CatalogProductCard } from '@titraj/contract/product-card.ts';
import { toFieldValues } from '../fields/to-field-values.ts';
import { LOGO_VIEW, toPicturePath, toThumbs } from '../media/picture-url.ts';
import { toMainThumbs, toProductPictures } from '../media/product-pictures.ts';
import type { SavedItems } from '../saved/saved-items.ts';
import type { FullRow } from './product-rows.ts';
import { toCategoryPath, toManufacturerPath, toProductPath } from './urls.ts';

/** Data of products that is stored in other tables; loaded for a whole batch. */
export interface ProductRelations {
	siteUrl: string;
	categoryTitles: Map<number, { title: string; path: string }>;
	lists: Map<number, CatalogProduct['lists_info']>;
	variations: Map<string, VariationOptions>;
	/** Approved comments that shoppers wrote in this shop, newest first. */
	comments: Map<number, Review[]>;
	/** Number of ratings with 1 to 5 stars; products without ratings have no entry. */
	rates: Map<number, number[]>;
	saved: SavedItems;
}
/** The relations that a list item needs. */
export type ListRelations = Pick<ProductRelations, 'siteUrl' | 'lists' | 'comments' | 'rates' | 'saved'>;
export type Review = CatalogProduct['feedback_comment_widget']['items'][number];
export type VariationOptions = NonNullable<CatalogProduct['variation']>['options'];

const MAX_COMMENTS = 20;

type ListDetails = Omit<CatalogProductListItem, keyof CatalogProductCard>;
type ProductDetails = Omit<CatalogProduct, keyof CatalogProductCard | 'related' | 'accessories' | 'groupproducts'>;

/** Fields that a list item has in addition to a card. */
export function toListDetails(row: FullRow, around: ListRelations): ListDetails {
	const logo = row.manufacturer_picture;
	return {
		lists_info: around.lists.get(row.id) ?? [],
		priority_details: row.short_description,
		manufacturer_url: row.manufacturer_slug === null ? null : around.siteUrl + toManufacturerPath(row.manufacturer_slug),
		manufacturer_main_image: logo && `${LOGO_VIEW}.svg`,
		manufacturer_main_image_thumbs: logo ? toThumbs(logo, LOGO_VIEW) : [],
		manufacturer_main_image_upload_path: logo && toPicturePath(logo, LOGO_VIEW),
		attributes_ids: row.attributes.map(({ id }) => id),
		documents: row.documents,
		wishlist_widget: { qty: around.saved.wishes.get(row.id) ?? 0 },
		compare_widget: { active: around.saved.compared.has(row.id) },
		feedback_comment_widget: {
			items: [...(around.comments.get(row.id) ?? []), ...row.reviews].slice(0, MAX_COMMENTS),
			rates: around.rates.get(row.id) ?? [0, 0, 0, 0, 0],
		},
		groupproducts_ids: row.group_product_ids,
	};
}

/** Fields that the product page needs in addition to the card. */
export function toDetails(row: FullRow, around: ProductRelations): ProductDetails {
	return {
		...toListDetails(row, around),
		url: around.siteUrl + toProductPath(row.category_slug, row.slug, row.id),
		seo_title: null,
		seo_description: row.seo_description,
		short_description: row.short_description,
		content: row.content,
		/** A product's own contacts take precedence over those of its manufacturer. */
		safety: row.safety ?? row.manufacturer_safety,
		safety_warnings: row.safety_warnings,
		charging: row.charging,
		durability_years: row.durability_years,
		durability_label: row.durability_label,
		disposal: row.disposal,
		...toFieldValues(row.fields),
		ean_code: row.ean,
		category_template: row.category_template,
		category_url_without_domain: toCategoryPath(row.category_path),
		category_parents: row.category_path_ids.flatMap((id) => {
			const category = around.categoryTitles.get(id);
			return category ? [{ title: category.title, url: toCategoryPath(category.path) }] : [];
		}),
		attributes: row.attributes,
		images: toProductPictures(row).map(({ alt, path, thumbs, view }) => ({ title: alt ?? row.title, upload_path: path, thumbs, ...(view && { view }) })),
		videos: row.videos.map(({ title, url, type, uploaded, view }) => ({
			title: title ?? row.title,
			upload_path: url,
			...(type && { type }),
			...(uploaded && { datetime_uploaded: uploaded }),
			main_image_thumbs: toMainThumbs({ ...row, views: row.views.length > 0 ? [view] : [] }),
		})),
		variation: toVariation(row, around),
		quantity: row.quantity,
		datetime_updated: new Date(row.updated_at).toISOString(),
	};
}

function toVariation(row: FullRow, around: ProductRelations): CatalogProduct['variation'] {
	if (row.variation_code === null) return null;
	return { attributes: toVariationAttributes(row.variation_attributes), options: around.variations.get(row.variation_code) ?? [] };
}

export const toVariationAttributes = (attributes: FullRow['variation_attributes']) =>
	attributes.map(({ title, value }) => ({ attribute_title: title, title: value }));
