import type { CartView } from '#lib/cart/cart.ts';
import type { Listing } from '#lib/catalog/listing.ts';
import type { PageContent } from '#lib/screens/screen.ts';

export type TrackedList = Pick<Listing, 'scope' | 'products'> & { readonly kind: 'listed' };

/** Something that a shopper did, in the shop's own words; what is made of it for those who measure is their affair (Spec 9, Tracking events). */
export type TrackedAction =
	/** A change of the cart was answered; `before` is undefined where nobody had looked at the cart yet. */
	| { readonly kind: 'cart-changed'; readonly before: CartView | undefined; readonly after: CartView; readonly cartCode: string; readonly added: number }
	| { readonly kind: 'delivery-chosen' | 'payment-chosen'; readonly cart: CartView }
	| { readonly kind: 'signed-in'; readonly method: string }
	/** A page's list was narrowed, put in another order or searched for, and shows these. */
	| TrackedList
	/** A product's page was opened in a modal over another page. */
	| { readonly kind: 'quick-viewed'; readonly page: PageContent }
	| { readonly kind: 'wished'; readonly cartCode: string };
