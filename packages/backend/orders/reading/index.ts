/** Addresses, coupons, taxes, payments, parcels, withdrawals and lines of orders. */

export {
	/** Notes, papers, payments and refunds of orders, to export them. */
	readAboutOrders,
	/** Statements of withdrawal of orders and of an address. */
	readWithdrawalsOf,
} from './about-orders.ts';
export {
	/** Payment attempts of an order. */
	readAttempts,
	/** Refunds of an order. */
	readRefunds,
} from './order-money.ts';
export { readOrderParts } from './order-parts.ts';
export {
	/** Id of an order by its number. */
	findOrderId,
	/** Orders as they were placed, a page of them. */
	listOrderRows,
	/** Locks an order, to change it. */
	lockOrderRow,
	/** An order as it is stored. */
	type OrderRow,
	/** An order by its number. */
	readOrderRow,
} from './order-rows.ts';
export {
	/** How many orders accounts have. */
	countOrdersOf,
	/** Numbers of orders of a person that are not over. */
	findUnfinished,
	/** Orders that were placed as a guest with an address. */
	readGuestOrders,
	/** The newest orders of a customer. */
	readNewestOrdersOf,
	/** All orders of a customer. */
	readOrdersOf,
} from './orders-of.ts';
export {
	/** The products that sold most pieces. */
	readBestSellers,
	/** Sales, VAT and refunds of a month. */
	readMonth,
	/** Sales by day, week or month. */
	readSales,
} from './reports.ts';
