import type { ParcelLocker } from '@titraj/contract/parcel-locker.ts';
import type { TakeBackWay } from '@titraj/contract/take-back.ts';
import type { EnergyLabel } from '#lib/catalog/energy-label.ts';
import type { Delivery } from '#lib/catalog/promise.ts';
import type { Money } from '#lib/platform/money/money.ts';
import type { Picture } from '#lib/platform/pictures/picture.ts';

/** A cart line with its price information (Spec 3, Cart; D14). */
export interface CartLine {
	readonly id: number;
	/** `shopping_cart_code` of cart calls. */
	readonly cartCode: string;
	readonly title: string;
	readonly url: string;
	readonly picture: Picture;
	readonly manufacturer?: string;
	readonly energyLabel?: EnergyLabel;
	/** Attributes of the variant, e.g. `Boja: bijela`. */
	readonly variation?: string;
	readonly quantity: number;
	/** Maximum quantity; left out without a limit. */
	readonly maximum?: number;
	/** Price of one piece now. */
	readonly unitPrice: Money;
	/** Regular price of one piece; set only while reduced. */
	readonly regularPrice?: Money;
	/** Lowest price of the 30 days before the reduction; set only while reduced. */
	readonly lowestPrice30Days?: Money;
	readonly total: Money;
	readonly available: boolean;
	/** Pieces that are not in stock but available to order, and days until they can be sent if the shop promises some; left out if there are none. */
	readonly backorder?: { readonly quantity: number; readonly days?: number };
	/** How an old appliance can be taken back with it; left out if it cannot. */
	readonly takeBack?: readonly TakeBackWay[];
	/** What changed since the shopper last set the line; left out if nothing did. */
	readonly change?: CartLineChange;
}

/** `before` is the previous price of one piece, if the price changed. */
export interface CartLineChange {
	readonly kind: 'price' | 'quantity' | 'unavailable';
	readonly before?: Money;
}

/** Delivery of a parcel, as far as it is chosen. */
export interface ParcelChoice {
	readonly id: number;
	readonly code: string;
	readonly title: string;
	/** Store for pickup. */
	readonly location?: { readonly id: number; readonly title: string };
	/** Parcel locker for delivery. */
	readonly locker?: ParcelLocker;
	/** ISO 8601 days of the earliest and latest delivery. */
	readonly from?: string;
	readonly to?: string;
	/** Delivery day chosen by the shopper, ISO 8601. */
	readonly day?: string;
}

/** The cart as displayed on the page, in the drawer and in the checkout summary. */
export interface CartView {
	/** Increases with each write, which reveals outdated answers. */
	readonly version: number;
	readonly lines: readonly CartLine[];
	/** Pieces in all lines. */
	readonly count: number;
	/** Left out until a delivery method is chosen. */
	readonly parcels?: readonly ParcelChoice[];
	/** Left out until a payment method is chosen. */
	readonly payment?: { readonly code: string; readonly title: string; readonly instalments: number };
	/** Staff must confirm an order of this cart before stock is reserved. */
	readonly needsConfirmation?: true;
	/** An order of this cart reserves stock only when its payment arrives. */
	readonly reservesOnPayment?: true;
	/** What is missing for an order, in the order of the checkout steps; left out if unknown. */
	readonly missing?: readonly ('customer' | 'shipping' | 'locker' | 'payment')[];
	/** Home delivery if ordered now; left out if unknown. */
	readonly delivery?: Delivery;
	/** The shop has neither coupons nor gift vouchers now, so no code is asked for. */
	readonly withoutCoupons?: true;
	/** Amount missing for free delivery, 0 if reached; left out if there is no free delivery. */
	readonly missingForFree?: Money;
	readonly totals: {
		readonly items: Money;
		/** Left out until a delivery method is chosen. */
		readonly shipping?: Money;
		/** Fee of the chosen payment method, with its name; left out if it has none. */
		readonly payment?: { readonly title: string; readonly amount: Money };
		readonly coupons: readonly { readonly code: string; readonly title?: string; readonly amount: Money }[];
		/** Part of `total`. */
		readonly tax: Money;
		/** Tax by rate, in percent; left out for a single rate or if the backend sends none. */
		readonly taxes?: readonly { readonly percent: number; readonly amount: Money }[];
		readonly total: Money;
		/** Gift vouchers with what each pays of `total`, and what is left to pay; left out without any. */
		readonly vouchers?: CartView['totals']['coupons'];
		readonly toPay?: Money;
	};
}
