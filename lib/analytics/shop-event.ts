import type { Consent } from '#lib/consent/consent.ts';

/** A product in an event, with GA4's field names. */
export interface EventItem {
	readonly item_id: string;
	readonly item_name: string;
	readonly price: number;
	readonly quantity: number;
	readonly item_brand?: string;
	readonly item_category?: string;
	readonly item_variant?: string;
	/** Difference between regular price and price of one piece. */
	readonly discount?: number;
	readonly index?: number;
	readonly item_list_id?: string;
	readonly item_list_name?: string;
}

/** Goods and their total, in major units of the currency. */
export interface EventGoods {
	readonly currency: string;
	readonly value: number;
	readonly items: readonly EventItem[];
}

export interface EventList {
	readonly item_list_id: string;
	readonly item_list_name: string;
	readonly items: readonly EventItem[];
}

/** A hero or promo block, with GA4's field names for promotions. */
export interface EventPromotion {
	readonly item_id: string;
	readonly item_name: string;
	readonly promotion_id: string;
	readonly promotion_name: string;
	readonly creative_slot: string;
}

interface EventPurchase extends EventGoods {
	readonly transaction_id: string;
	readonly tax: number;
	readonly shipping: number;
	readonly coupon?: string;
}

/** Payload of each event (Spec 9, Tracking events and Configurable analytics events). */
interface EventPayloads {
	readonly page_view: {
		readonly page_location: string;
		readonly page_path: string;
		readonly page_title: string;
		readonly page_type: string;
		readonly language: string;
	};
	readonly view_item: EventGoods;
	readonly view_item_list: EventList;
	readonly select_item: EventList;
	readonly view_cart: EventGoods;
	readonly add_to_cart: EventGoods;
	readonly remove_from_cart: EventGoods;
	readonly login: { readonly method: string };
	readonly begin_checkout: EventGoods & { readonly coupon?: string };
	readonly add_shipping_info: EventGoods & { readonly shipping_tier: string };
	readonly add_payment_info: EventGoods & { readonly payment_type: string };
	readonly purchase: EventPurchase;
	readonly refund: Omit<EventPurchase, 'coupon'>;
	readonly add_to_wishlist: EventGoods;
	readonly view_promotion: { readonly items: readonly EventPromotion[] };
	readonly select_promotion: { readonly items: readonly EventPromotion[] };
	readonly consent_choice: Record<keyof Omit<Consent, 'decided'>, 'granted' | 'denied'>;
}

export type EventName = keyof EventPayloads;

/** An analytics event; sent only with the visitor's consent. */
export type ShopEvent = { [Name in EventName]: { readonly name: Name; readonly payload: EventPayloads[Name] } }[EventName];

/** Event names in the tag container; events that are missing here keep GA4's name (Spec 9: AddToCart, purchaseSuccess). */
const CONTAINER_NAMES: Readonly<Partial<Record<EventName, string>>> = {
	consent_choice: 'gdprConsents',
	page_view: 'pageView',
	view_item_list: 'viewItemList',
	view_item: 'viewItem',
	add_to_cart: 'AddToCart',
	begin_checkout: 'beginCheckout',
	purchase: 'purchaseSuccess',
};

/** Name of an event in the tag container (Spec 9, Tracking events). */
export function containerNameOf(name: EventName): string {
	return CONTAINER_NAMES[name] ?? name;
}
