/**
 * All paths of the shop are built here, in Croatian; the module `localization` translates them. The route table (site/routes.ts) uses the
 * same paths.
 */
export const CATALOG_PATH = '/proizvodi/';
export const MANUFACTURERS_PATH = '/marke/';
export const MAGAZINE_PATH = '/magazin/';
export const STORES_PATH = '/poslovnice/';

export const SWEEPSTAKES_PATH = '/nagradne-igre/';
export const NEWSLETTER_PATH = '/newsletter/';
export const STOCK_ALERT_PATH = '/opet-na-zalihi/';
export const PRICE_ALERT_PATH = '/niza-cijena/';

export const toProductPath = (categorySlug: string, slug: string, id: number): string => `${CATALOG_PATH}${categorySlug}/${slug}-proizvod-${id}/`;
export const toCategoryPath = (path: string): string => `${CATALOG_PATH}${path}/`;
export const toListPath = (slug: string): string => `${CATALOG_PATH}lista/${slug}/`;
export const toManufacturerPath = (slug: string): string => `${MANUFACTURERS_PATH}${slug}/`;
export const toPostCategoryPath = (slug: string): string => `${MAGAZINE_PATH}${slug}/`;
export const toPostPath = (categorySlug: string, slug: string): string => `${MAGAZINE_PATH}${categorySlug}/${slug}/`;
export const toAuthorPath = (slug: string, id: number): string => `${MAGAZINE_PATH}autori/${slug}-${id}/`;
export const toTagPath = (slug: string, id: number): string => `${MAGAZINE_PATH}tagovi/${slug}-${id}/`;
export const toProductTagPath = (slug: string, id: number): string => `${CATALOG_PATH}tagovi/${slug}-${id}/`;
export const toStorePath = (slug: string, id: number): string => `${STORES_PATH}${slug}-${id}/`;
export const toSweepstakePath = (slug: string, id: number): string => `${SWEEPSTAKES_PATH}${slug}-${id}/`;
