import type { TagName } from '../platform/config/tags.ts';
import { CONSENT_COOKIE, CONSENT_MAX_AGE } from './consent.ts';

/** Purpose of a stored item; part of its label key. */
type StoragePurpose = 'sign_in' | 'consent' | 'cart' | 'checkout' | 'convenience' | 'operation' | 'measurement' | 'advertising' | 'protection';

/** Seconds; `tab`: until the tab is closed; `cleared`: until the shopper clears it. */
export type StorageLifetime = number | 'tab' | 'cleared';

/** An item that the shop or one of its tags stores in a browser. */
export interface StoredItem {
	/** `*` at the end stands for any characters. */
	readonly name: string;
	readonly where: 'cookie' | 'localStorage' | 'sessionStorage' | 'cache';
	readonly lifetime: StorageLifetime;
	readonly purpose: StoragePurpose;
	/** Tags that set it; left out if the shop sets it. */
	readonly tags?: readonly TagName[];
}

const DAY = 86_400;
const YEAR = 365 * DAY;

/**
 * Everything that the shop stores in a browser. The cookie page lists it, and a browser test fails on anything that is missing here. Cookies that are
 * bound to the host have the prefix `__Host-`, except on localhost.
 */
export const STORED_ITEMS: readonly StoredItem[] = [
	{ name: 'hapi_auth_token', where: 'cookie', lifetime: YEAR, purpose: 'sign_in' },
	{ name: 'shop_state', where: 'cookie', lifetime: YEAR, purpose: 'sign_in' },
	{ name: 'shop_staff', where: 'cookie', lifetime: YEAR, purpose: 'sign_in' },
	{ name: 'shop_return', where: 'cookie', lifetime: 600, purpose: 'sign_in' },
	{ name: 'shop-session-*', where: 'localStorage', lifetime: 'cleared', purpose: 'sign_in' },
	{ name: 'signup-confirmed', where: 'sessionStorage', lifetime: 'tab', purpose: 'sign_in' },
	{ name: CONSENT_COOKIE, where: 'cookie', lifetime: CONSENT_MAX_AGE, purpose: 'consent' },
	{ name: 'shop_cart_changes.*', where: 'localStorage', lifetime: 'cleared', purpose: 'cart' },
	{ name: 'shop_saved', where: 'localStorage', lifetime: 'cleared', purpose: 'cart' },
	{ name: 'shop_currency', where: 'localStorage', lifetime: 'cleared', purpose: 'cart' },
	{ name: 'shop_saved_changes', where: 'sessionStorage', lifetime: 'tab', purpose: 'cart' },
	{ name: 'checkout:*', where: 'sessionStorage', lifetime: 'tab', purpose: 'checkout' },
	{ name: 'checkout-*', where: 'sessionStorage', lifetime: 'tab', purpose: 'checkout' },
	{ name: 'payment-sent', where: 'sessionStorage', lifetime: 'tab', purpose: 'checkout' },
	{ name: 'shop_postcode', where: 'sessionStorage', lifetime: 'tab', purpose: 'checkout' },
	{ name: 'recent-searches', where: 'localStorage', lifetime: 'cleared', purpose: 'convenience' },
	{ name: 'shop_viewed', where: 'localStorage', lifetime: 'cleared', purpose: 'convenience' },
	{ name: 'language-answered', where: 'localStorage', lifetime: 'cleared', purpose: 'convenience' },
	{ name: 'shop-reload-*', where: 'localStorage', lifetime: 'cleared', purpose: 'operation' },
	{ name: 'shop-reload-*', where: 'sessionStorage', lifetime: 'tab', purpose: 'operation' },
	{ name: 'shop-maintenance-check', where: 'sessionStorage', lifetime: 'tab', purpose: 'operation' },
	{ name: 'shop-pages-*', where: 'cache', lifetime: 'cleared', purpose: 'operation' },
	{ name: 'shop-files-*', where: 'cache', lifetime: 'cleared', purpose: 'operation' },
	{ name: 'shop_told_orders', where: 'localStorage', lifetime: 'cleared', purpose: 'measurement', tags: ['container', 'analytics'] },
	{ name: 'shop_checkout_begun', where: 'sessionStorage', lifetime: 'tab', purpose: 'measurement', tags: ['container', 'analytics'] },
	{ name: '_ga', where: 'cookie', lifetime: 2 * YEAR, purpose: 'measurement', tags: ['container', 'analytics'] },
	{ name: '_ga_*', where: 'cookie', lifetime: 2 * YEAR, purpose: 'measurement', tags: ['container', 'analytics'] },
	{ name: '_gcl_*', where: 'cookie', lifetime: 90 * DAY, purpose: 'advertising', tags: ['container'] },
	{ name: '_GRECAPTCHA', where: 'cookie', lifetime: 180 * DAY, purpose: 'protection', tags: ['recaptcha'] },
];

/** Items stored by a shop that loads these tags. */
export const storedItemsOf = (loaded: readonly TagName[]): readonly StoredItem[] =>
	STORED_ITEMS.filter(({ tags }) => tags === undefined || tags.some((tag) => loaded.includes(tag)));
