import type { CategoryLine } from '@titraj/backend/merchant-api/routes/catalog-routes.ts';
import type { PriceEntry, Video, Videos, WaitingShoppers } from '@titraj/backend/merchant-api/routes/product-form-routes.ts';
import type { ProductSummary } from '@titraj/backend/merchant-api/routes/product-search-routes.ts';
import type { ProductRow } from '@titraj/backend/merchant-api/schemas/product-row.ts';
import type { ProductView } from '@titraj/backend/merchant-api/schemas/product-view.ts';
import type { Items, Page } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { PriceEntry, ProductSummary, Video, Videos };

export type Product = ProductView;
export type Category = CategoryLine;
export type ProductChange = Omit<ProductRow, 'sku'>;

/** Between the titles of a category's path. */
export const PATH_SEPARATOR = ' › ';

interface Uploaded {
	readonly media: string;
}

const at = (sku: string): string => `/products/${encodeURIComponent(sku)}`;

export const searchProducts = read<Page<ProductSummary>>('/product-search');
export const readProduct = (sku: string): Read<Product> => read<Product>(at(sku))();
export const readPriceEntry = read<PriceEntry>('/price-entry');
export const readWaiting = (sku: string): Read<WaitingShoppers> => read<WaitingShoppers>(`${at(sku)}/alerts`)();
export const readVideos = (sku: string): Read<Videos> => read<Videos>(`${at(sku)}/videos`)();
export const saveVideos = (sku: string, videos: readonly Video[], version: string | null): Promise<Result<Videos>> =>
	send({ method: 'PUT', path: `${at(sku)}/videos`, body: { videos }, ifMatch: version });
export const readLocations = read<Items<{ readonly location: string; readonly title: string }>>('/locations');
export const readCategories = read<Items<Category>>('/categories');

/** Creates the product, or changes the named fields of the version that was read. */
export const saveProduct = (sku: string, change: ProductChange, version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: at(sku), body: change, ifMatch: version });

/** Sets stock alone, which needs no right to change products. */
export const saveStock = (sku: string, stock: NonNullable<ProductChange['stock']>, version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `${at(sku)}/stock`, body: stock, ifMatch: version });

export const archiveProduct = (sku: string, archived: boolean): Promise<Result<unknown>> => send({ method: 'PUT', path: at(sku), body: { archived } });

export const uploadPicture = (file: File): Promise<Result<Uploaded>> => send<Uploaded>({ method: 'POST', path: '/media', body: file });

export const saveCategory = (category: { readonly path: readonly string[]; readonly visible?: boolean }): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: '/categories', body: category });

/** Path of a small size of an uploaded picture. */
export const toUploadedPath = (media: string): string => `/media/stored/${media}.160.webp`;
