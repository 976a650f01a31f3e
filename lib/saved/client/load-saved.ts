import type { WishlistItem } from '@titraj/contract/wishlist.ts';
import type { FullProduct, ProductCard } from '#lib/catalog/product.ts';
import { toProduct } from '#lib/catalog/to-product.ts';
import { toProductCard } from '#lib/catalog/to-product-card.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';
import type { Result } from '#lib/platform/http/result.ts';
import type { Money } from '#lib/platform/money/money.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';
import { shareAnswer } from './shared-answer.ts';

/** A product on a wishlist (Spec 3, Wishlist item). */
export interface WishedProduct {
	readonly id: number;
	readonly code: string;
	readonly quantity: number;
	readonly product: ProductCard;
	/** Unit price when the product was added; left out if unknown. */
	readonly priceWhenAdded?: Money;
}

export interface WishlistView {
	readonly items: readonly WishedProduct[];
	/** Code in the wishlist's link; null if it is not shared. */
	readonly shareCode: string | null;
}

/** A product in the comparison (Spec 3, Compare item). */
export interface ComparedProduct {
	readonly id: number;
	readonly code: string;
	readonly product: FullProduct;
}

interface WireWishlist {
	readonly items: readonly Pick<WishlistItem, 'id' | 'shopping_cart_code' | 'qty' | 'price_when_added' | 'item'>[];
	readonly share_code: string | null;
}

/** Loads the visitor's wishlist, or the one with a share code; optionally only one category (Spec 7, wishlist GET). */
export async function loadWishlist(params: { readonly category_id?: number; readonly share_code?: string } = {}): Promise<Result<WishlistView>> {
	const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
	const answer = await fetchApi(query.size > 0 ? `/api/hapi/wishlist?${query}` : '/api/hapi/wishlist');
	return answer.ok ? { ok: true, data: toWishlist(answer.data) } : answer;
}

/** Loads the comparison; `time` bypasses caches (Spec 7, compare GET). */
async function loadCompare(): Promise<Result<readonly ComparedProduct[]>> {
	const answer = await fetchApi(`/api/hapi/compare?mode=normal&time=${Date.now()}`);
	if (!answer.ok) return answer;
	const items = answer.data.items.map(({ id, shopping_cart_code, model }) => ({
		id,
		code: shopping_cart_code,
		product: toProduct(model, pageCurrency(), () => ''),
	}));
	return { ok: true, data: items };
}

/** The visitor's own lists, whole. */
export const OWN = { wishlist: shareAnswer(() => loadWishlist()), compare: shareAnswer(loadCompare) } as const;

function toWishlist({ items, share_code }: WireWishlist): WishlistView {
	return {
		items: items.map(({ id, shopping_cart_code, qty, price_when_added, item }) => {
			const priceWhenAdded = toMoney(price_when_added, pageCurrency());
			return { id, code: shopping_cart_code, quantity: qty, product: toProductCard(item, pageCurrency()), ...(priceWhenAdded && { priceWhenAdded }) };
		}),
		shareCode: share_code,
	};
}
