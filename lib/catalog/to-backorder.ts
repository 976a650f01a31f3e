import type { CatalogProductCard } from '@titraj/contract/product-card.ts';
import type { ProductCard } from './product.ts';

/** How a product is available to order without stock; undefined if it is sold from stock alone, and for backends that do not say so. */
export function toBackorder({ backorder }: Pick<CatalogProductCard, 'backorder'>): ProductCard['backorder'] {
	return backorder ? { ...(backorder.days !== null && { days: backorder.days }) } : undefined;
}
