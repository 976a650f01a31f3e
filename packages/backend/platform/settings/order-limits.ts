/** Limits of orders that are not paid yet. Amounts are euro cents. */
export interface OrderLimits {
	/** Maximum number of pieces of one product if the order is paid on receipt. */
	payLaterPieces: number;
	/** Maximum total if the order is paid on receipt. */
	payLaterTotal: number;
	/** Maximum number of pieces of one product that an unpaid order reserves. */
	reservePieces: number;
	/** Maximum total of an unpaid order that reserves its goods. */
	reserveTotal: number;
	/** Maximum number of unpaid orders of one network and day that reserve their goods. */
	reserveOpenOrders: number;
	/** Minutes for which an unpaid online payment reserves goods. */
	reserveMinutes: number;
	/** Days for which an order that is paid at pickup is reserved. */
	pickupDays: number;
}

const DAY = 24 * 3_600_000;

/** Converts the settings from whole euros to cents. */
export const toOrderLimits = ({ payLaterTotal, reserveTotal, ...limits }: OrderLimits): OrderLimits => ({
	...limits,
	payLaterTotal: 100 * payLaterTotal,
	reserveTotal: 100 * reserveTotal,
});

/** When the reservation of an order that is paid at pickup ends. `since`: when it was placed, confirmed or made ready, whichever came last. */
export const toPickupEnd = (since: Date, { pickupDays }: Pick<OrderLimits, 'pickupDays'>): Date => new Date(since.getTime() + pickupDays * DAY);
