import type { EventName } from './shop-event.ts';

/** Which events are sent. Set an event to false to disable it (Spec 9, Configurable analytics events). */
export const ANALYTICS_EVENTS: Readonly<Record<EventName, boolean>> = {
	page_view: true,
	view_item: true,
	view_item_list: true,
	select_item: true,
	view_cart: true,
	add_to_cart: true,
	remove_from_cart: true,
	login: true,
	begin_checkout: true,
	add_shipping_info: true,
	add_payment_info: true,
	purchase: true,
	refund: true,
	add_to_wishlist: true,
	view_promotion: true,
	select_promotion: true,
	consent_choice: true,
};
