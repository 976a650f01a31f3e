import type { ProductCard } from '#lib/catalog/product.ts';
import type { BlockData } from '#lib/content/blocks.ts';
import type { PageContent } from '#lib/screens/screen.ts';
import type { EventPromotion, ShopEvent } from './shop-event.ts';
import { cardToItem, itemsToGoods, toEventList } from './to-items.ts';
import type { TrackedList } from './tracked-action.ts';

export interface PageList {
	readonly id: string;
	readonly name: string;
	readonly products: readonly ProductCard[];
}

export interface PagePromotion extends EventPromotion {
	readonly url: string;
}

/** Events of opening a page: the view itself, its product, its lists and its promotions (Spec 9, pageView, viewItem, viewItemList). `location` is for third parties. */
export function toPageEvents(page: PageContent, location: string): readonly ShopEvent[] {
	const promotions = promotionsOf(page);
	return [
		toPageView(page, location),
		...(page.screen === 'catalog/product' ? [toItemView(page.props.product)] : []),
		...toListViews(page),
		...(promotions.length > 0 ? [{ name: 'view_promotion', payload: { items: promotions.map(({ url: _, ...promotion }) => promotion) } } as const] : []),
	];
}

/** One view_item_list event per product list of a page. */
export function toListViews(page: PageContent): readonly ShopEvent[] {
	return listsOf(page).map(({ id, name, products }) => ({ name: 'view_item_list', payload: toEventList(id, name, products) }));
}

/** The page with the products that its list shows now; null if the list belongs to another page. */
export function withListed(page: PageContent, { scope, products }: TrackedList): PageContent | null {
	if (page.screen !== 'catalog/category' && page.screen !== 'catalog/search') return null;
	const { listing } = page.props;
	if (JSON.stringify(listing.scope) !== JSON.stringify(scope)) return null;
	return Object.assign({}, page, { props: { ...page.props, listing: { ...listing, products } } });
}

/** Product lists of a page that are not empty. */
export function listsOf(page: PageContent): readonly PageList[] {
	return allListsOf(page).filter(({ products }) => products.length > 0);
}

/** Heroes and promos of a page. */
export function promotionsOf(page: PageContent): readonly PagePromotion[] {
	return blocksOf(page).flatMap((block, index) => (block.type === 'hero' || block.type === 'promo' ? [toPromotion(block, index)] : []));
}

/** All products in a page's data, including the page's own. */
export function cardsOf(page: PageContent): readonly ProductCard[] {
	return [...(page.screen === 'catalog/product' ? [page.props.product] : []), ...listsOf(page).flatMap(({ products }) => products)];
}

function toPageView(page: PageContent, location: string): ShopEvent {
	return {
		name: 'page_view',
		payload: { page_location: location, page_path: new URL(location).pathname, page_title: page.title, page_type: page.screen, language: page.lang },
	};
}

/** The view_item event of a product, on its page or in quick view (Spec 9, viewItem). */
export function toItemView(product: Extract<PageContent, { screen: 'catalog/product' }>['props']['product']): ShopEvent {
	return { name: 'view_item', payload: itemsToGoods([cardToItem(product, product.category.title)], product.price.price.currency) };
}

function allListsOf(page: PageContent): readonly PageList[] {
	switch (page.screen) {
		case 'catalog/category':
			return [{ id: page.props.listing.path, name: page.props.title, products: page.props.listing.products }];
		case 'catalog/search':
			return [{ id: 'search_results', name: page.props.title, products: page.props.listing.products }];
		case 'catalog/product':
			return [
				{ id: 'accessories', name: page.props.product.title, products: page.props.product.accessories ?? [] },
				{ id: 'related', name: page.props.product.title, products: page.props.related },
			];
		case 'publish/post':
			return [{ id: 'post', name: page.props.title, products: page.props.products }];
		default:
			return blocksOf(page).flatMap((block) =>
				block.type === 'products' ? [{ id: block.url ?? block.title, name: block.title, products: block.products }] : [],
			);
	}
}

function blocksOf(page: PageContent): readonly BlockData[] {
	return 'blocks' in page.props ? page.props.blocks : [];
}

/** The promotion's id is its link. */
function toPromotion({ type, title, button: { url } }: Extract<BlockData, { type: 'hero' | 'promo' }>, index: number): PagePromotion {
	return { item_id: url, item_name: title, promotion_id: url, promotion_name: title, creative_slot: `${type}-${index + 1}`, url };
}
