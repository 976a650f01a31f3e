/** What an order may claim of the shop before any money has come. Amounts are euro cents. */
export interface OrderLimits {
	/** Most pieces of one product where the order is paid on receipt. */
	payLaterPieces: number;
	/** Highest total where the order is paid on receipt. */
	payLaterTotal: number;
	/** Above this total an order reserves nothing until staff confirm it. */
	confirmAbove: number;
	/** With so many unpaid orders from one network, its next one waits for staff too. */
	confirmAfterOpen: number;
	/** Days for which an order that is paid at pickup is kept. */
	pickupDays: number;
}

const DAY = 24 * 3_600_000;

/** The settings name whole euros. */
export const toOrderLimits = ({ payLaterTotal, confirmAbove, ...limits }: OrderLimits): OrderLimits => ({
	...limits,
	payLaterTotal: 100 * payLaterTotal,
	confirmAbove: 100 * confirmAbove,
});

/** When the reservation of an order that is paid at pickup ends. `since`: when it was placed, confirmed or made ready, whichever came last. */
export const toPickupEnd = (since: Date, { pickupDays }: Pick<OrderLimits, 'pickupDays'>): Date => new Date(since.getTime() + pickupDays * DAY);
