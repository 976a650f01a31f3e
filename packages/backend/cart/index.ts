/** Moves a visitor's cart, comparison and wishlist to the customer who signed in. */
export { adoptVisitor } from './adopt-visitor.ts';
export {
	/** Clears the newsletter box, after its confirmation was sent. */
	clearNewsletter,
	/** Whether a cart is collected in a store or from a parcel locker. */
	isCartCollected,
	/** Customer data of a cart; null if there is none. */
	readCartCustomer,
	/** Stores what the shopper typed in the checkout. */
	saveCartCustomer,
	/** Fills the cart's customer data from the account and its default addresses. */
	updateCartCustomer,
	/** Updates the cart of a customer whose e-mail changed, if it has customer data already, so that its order is mailed to the new address. */
	updateCartEmail,
} from './cart-customer.ts';
/** Handlers of the cart, its coupons, delivery and payment, and of wishlist and comparison. */
export { cartHandlers } from './cart-handlers.ts';
export {
	/** Counts the use of coupons by an order. */
	countCouponUses,
	/** Locks coupons by id; returns those that still exist. */
	lockCoupons,
	/** Undoes `countCouponUses`. */
	releaseCouponUses,
} from './coupons/count-uses.ts';
/** Removes coupons from a cart. */
export { removeCoupons } from './coupons/remove-coupons.ts';
/** Creates the demo coupons, and adds one of them to the demo customer's account. */
export { writeCoupons } from './coupons/write-coupons.ts';
export {
	/** Days on which the parcel of a cart arrives, or is ready at the chosen store. */
	toParcelDays,
	/** Day from which goods can be picked up at a store. */
	toPickupDay,
} from './delivery/parcel-days.ts';
/** Removes lines and choices after an order; customer data is kept for the next order. */
export { emptyCart } from './empty-cart.ts';
/** Pieces of a line that are not in stock, with the days that are stated for them. */
export { toLineBackorder } from './line-backorder.ts';
/** Locks what an order of a cart changes: products, coupons, gift vouchers, each by id. */
export { lockWanted } from './lock-wanted.ts';
export {
	/** Payment methods for an amount, with the reason if one is not available. */
	toPaymentMethods,
	/** Names of payment methods for the footer. */
	toPaymentNames,
} from './payment/to-payment-methods.ts';
/** Gives a cart the prices of a customer who does not own it. */
export { priceCartFor } from './price-for.ts';
/** Steps that still lack data for an order, in checkout order. */
export { findMissing } from './pricing/find-missing.ts';
export {
	/** A line of the cart with its product. */
	type CartLineRow,
	/** Everything that a cart's price and its order depend on. */
	type CartState,
	/** Loads everything that a cart's price and its order depend on. */
	loadCartState,
} from './pricing/load-cart-state.ts';
export {
	/** Payment methods that the shop offers, in the order of its settings. */
	offeredPayments,
	/** The methods that some way of handing over accepts: payment in a store needs pickup, cash on delivery a shipping method that takes cash. */
	reachablePayments,
} from './pricing/offered-payments.ts';
/** Label of why an order cannot be paid with a method; null if it can. */
export { findPaymentError } from './pricing/payment-error.ts';
export {
	/** A payment method; without `terms` its fee, limit and instalments are unknown. */
	findPaymentRule,
	/** A payment method with its conditions. */
	type PaymentRule,
	/** Payment methods for a currency, with the merchant's terms. */
	paymentRules,
	/** Instalment counts available for a total, with the amounts of the regular and the last instalment. */
	toInstalments,
	/** How an order is paid whose gift vouchers cover all of it. */
	voucherRule,
} from './pricing/payment-rules.ts';
export {
	/** The fee's name to be stored with an order; null for one that ships. */
	feeTitleToStore,
	/** Title of a payment method, in the reader's language. */
	paymentTitle,
	/** Name of a stored order's fee. */
	storedFeeTitle,
	/** Name of a stored order's payment method. */
	storedPaymentTitle,
} from './pricing/payment-texts.ts';
export {
	/** Serialises the counting for one network: orders that are placed at the same moment count each other. */
	lockNetwork,
	/** When an order of this cart reserves its goods. */
	planReservation,
	/** When an order reserves its goods: at once, when its payment arrives, or, if it is paid on receipt, when staff confirm it. */
	type Reservation,
	/** Keyed hash of a client's network, stored with orders: it can be compared, but not read. */
	toNetwork,
} from './pricing/plan-reservation.ts';
/** Deletes unused coupons of a calendar, and ends the others at once. Orders keep their reductions. */
export { endPromotions } from './promotions/end-promotions.ts';
/** Promotions that have begun, by coupon code. */
export { readPromotions } from './promotions/read-promotions.ts';
/** Writes the coupons behind a calendar's doors. */
export { writePromotions } from './promotions/write-promotions.ts';
/** Maximum quantity of a product in one cart: the stock, or the shop's own maximum if that is lower. */
export { toQuantityLimit } from './quantity-limit.ts';
/** The cart as the shopper sees it. */
export { readCart } from './read-cart.ts';
/** Days for which a saved cart can be restored. */
export { SAVED_CART_DAYS } from './saved/abandonment.ts';
export {
	/** Deletes what carts store by the e-mail of a person. */
	forgetInCarts,
	/** What carts store by the e-mail of a person, for an export of their data. */
	readCartsOf,
} from './saved/carts-of-person.ts';
export {
	/** Whether an order needs no street, postcode and town: it is collected, and its invoice is for a private person or has an address of its own. */
	mayLackAddress,
	/** Customer data of a cart. */
	type StoredCustomer,
	/** Maps customer data of a cart to the wire format. */
	toCartCustomer,
	/** Reads stored customer data; invalid fields become null. */
	toStoredCustomer,
} from './stored-customer.ts';
/** Maps sums in cents to the wire format: `total_tax` is the VAT included in `total`, `total_basic` the rest. */
export {
	toSums,
	/** What gift vouchers pay, for the wire; nothing without any. */
	toVoucherPart,
} from './to-totals.ts';
/** Removes gift vouchers from a cart with which nobody can pay any more. */
export { dropInvalidVouchers } from './vouchers/drop-invalid-vouchers.ts';
/** Changes a line in one transaction on the locked cart. */
export { writeCart } from './write-cart.ts';
