import type { CartView } from '#lib/cart/cart.ts';
import type { Listing } from '#lib/catalog/listing.ts';
import type { PageContent } from '#lib/screens/screen.ts';

export type TrackedList = Pick<Listing, 'scope' | 'products'> & { readonly kind: 'listed' };

/** An action of the shopper, independent of any analytics product; to-events.ts maps it to events (Spec 9, Tracking events). */
export type TrackedAction =
	/** A cart change was confirmed; `before` is undefined if the cart was not loaded before. */
	| { readonly kind: 'cart-changed'; readonly before: CartView | undefined; readonly after: CartView; readonly cartCode: string; readonly added: number }
	/** The order of this cart is being sent. */
	| { readonly kind: 'ordering'; readonly cart: CartView }
	| { readonly kind: 'signed-in'; readonly method: string }
	/** A product list was filtered, sorted or searched, and shows these products. */
	| TrackedList
	/** A product page was opened in a modal over another page. */
	| { readonly kind: 'quick-viewed'; readonly page: PageContent }
	| { readonly kind: 'wished'; readonly cartCode: string };
