import type { ParcelLocker } from '@titraj/contract/parcel-locker.ts';
import type { TakeBackWay } from '@titraj/contract/take-back.ts';
import type { EnergyLabel } from '#lib/catalog/energy-label.ts';
import type { Delivery } from '#lib/catalog/promise.ts';
import type { Money } from '#lib/platform/money/money.ts';
import type { Picture } from '#lib/platform/pictures/picture.ts';

/** A line of the cart, with the price facts that stand beside it (Spec 3, Cart; D14). */
export interface CartLine {
	readonly id: number;
	/** `shopping_cart_code` of cart calls. */
	readonly cartCode: string;
	readonly title: string;
	readonly url: string;
	readonly picture: Picture;
	readonly manufacturer?: string;
	readonly energyLabel?: EnergyLabel;
	/** What sets the variant apart, e.g. `Boja: bijela`. */
	readonly variation?: string;
	readonly quantity: number;
	/** Most pieces that may be bought; left out without a limit. */
	readonly maximum?: number;
	/** Price of one piece now. */
	readonly unitPrice: Money;
	/** Regular price of one piece; set only while reduced. */
	readonly regularPrice?: Money;
	/** Lowest price of the 30 days before the reduction; set only while reduced. */
	readonly lowestPrice30Days?: Money;
	readonly total: Money;
	readonly available: boolean;
	/** Ways in which an old appliance is taken back with it; left out where none is. */
	readonly takeBack?: readonly TakeBackWay[];
	/** What is no longer as it was when the shopper last set the line; left out where nothing is. */
	readonly change?: CartLineChange;
}

/** `before` is the price of one piece as it was, where that is what changed. */
export interface CartLineChange {
	readonly kind: 'price' | 'quantity' | 'unavailable';
	readonly before?: Money;
}

/** How a parcel travels, as far as it was chosen. */
export interface ParcelChoice {
	readonly id: number;
	readonly code: string;
	readonly title: string;
	/** The store where it is picked up. */
	readonly location?: { readonly id: number; readonly title: string };
	/** The parcel locker that it is left in. */
	readonly locker?: ParcelLocker;
	/** ISO 8601 days of the earliest and latest delivery. */
	readonly from?: string;
	readonly to?: string;
	/** The day that the shopper asked for. */
	readonly day?: string;
}

/** The cart as it is shown: page, drawer, checkout summary. */
export interface CartView {
	/** Grows with each write: a late answer is known by it. */
	readonly version: number;
	readonly lines: readonly CartLine[];
	/** Pieces in all lines. */
	readonly count: number;
	/** Left out while no way of delivery is chosen. */
	readonly parcels?: readonly ParcelChoice[];
	/** The way to pay, once it is chosen. */
	readonly payment?: { readonly title: string; readonly instalments: number };
	/** Staff look at an order of this cart before it reserves anything. */
	readonly needsConfirmation?: true;
	/** What an order still lacks, in the order of the steps; left out where nothing is known of it. */
	readonly missing?: readonly ('customer' | 'shipping' | 'locker' | 'payment')[];
	/** Home delivery if ordered now; left out if unknown. */
	readonly delivery?: Delivery;
	/** Amount missing for free delivery, 0 if reached; left out if there is no free delivery. */
	readonly missingForFree?: Money;
	readonly totals: {
		readonly items: Money;
		/** Left out until a way of delivery is chosen. */
		readonly shipping?: Money;
		/** The charge of the chosen way to pay; left out where there is none. */
		readonly payment?: Money;
		readonly coupons: readonly { readonly code: string; readonly title?: string; readonly amount: Money }[];
		/** Part of `total`. */
		readonly tax: Money;
		/** Tax by rate, in percent; left out for a single rate or if the backend sends none. */
		readonly taxes?: readonly { readonly percent: number; readonly amount: Money }[];
		readonly total: Money;
	};
}
