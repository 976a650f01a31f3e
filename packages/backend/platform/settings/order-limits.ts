/** Limits of orders that are not paid yet. Amounts are euro cents. */
export interface OrderLimits {
	/** Maximum number of pieces of one product if the order is paid on receipt. */
	payLaterPieces: number;
	/** Maximum total if the order is paid on receipt. */
	payLaterTotal: number;
	/** Above this total an order reserves nothing until staff confirm it. */
	confirmAbove: number;
	/** With this many unpaid orders from one network, the next one must be confirmed by staff too. */
	confirmAfterOpen: number;
	/** Days for which an order that is paid at pickup is reserved. */
	pickupDays: number;
}

const DAY = 24 * 3_600_000;

/** Converts the settings from whole euros to cents. */
export const toOrderLimits = ({ payLaterTotal, confirmAbove, ...limits }: OrderLimits): OrderLimits => ({
	...limits,
	payLaterTotal: 100 * payLaterTotal,
	confirmAbove: 100 * confirmAbove,
});

/** When the reservation of an order that is paid at pickup ends. `since`: when it was placed, confirmed or made ready, whichever came last. */
export const toPickupEnd = (since: Date, { pickupDays }: Pick<OrderLimits, 'pickupDays'>): Date => new Date(since.getTime() + pickupDays * DAY);
