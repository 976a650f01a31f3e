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

type Variables = Readonly<Record<string, string | undefined>>;

/** Throws with the name of a wrong setting. */
export const parseOrderLimits = (variables: Variables): OrderLimits => ({
	payLaterPieces: parseWhole('PAY_LATER_MAX_PIECES', variables, { fallback: 10, least: 1 }),
	payLaterTotal: 100 * parseWhole('PAY_LATER_MAX_TOTAL', variables, { fallback: 1000, least: 0 }),
	confirmAbove: 100 * parseWhole('ORDER_CONFIRM_ABOVE', variables, { fallback: 3000, least: 0 }),
	confirmAfterOpen: parseWhole('ORDER_CONFIRM_AFTER_OPEN', variables, { fallback: 20, least: 0 }),
	pickupDays: parseWhole('PICKUP_DAYS', variables, { fallback: 7, least: 1 }),
});

/** When the reservation of an order that is paid at pickup ends. `since`: when it was placed, confirmed or made ready, whichever came last. */
export const toPickupEnd = (since: Date, { pickupDays }: Pick<OrderLimits, 'pickupDays'>): Date => new Date(since.getTime() + pickupDays * DAY);

function parseWhole(name: string, variables: Variables, { fallback, least }: { fallback: number; least: number }): number {
	const value = variables[name];
	if (!value) return fallback;
	if (!/^\d{1,7}$/.test(value) || Number(value) < least) throw new Error(`${name} is "${value}"; it must be a whole number from ${least} to 9999999`);
	return Number(value);
}
