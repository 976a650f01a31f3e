/** Turns a new database into a merchant's own shop: no products, accounts or demo content. Returns the origin of the shop. */
export { beginOwnShop } from './begin-own-shop.ts';
/** ISO 8601 time the given number of days (and minutes) before the demo day. */
export { daysBefore } from './demo-day.ts';
/** Invented for the demo. */
export { DEMO_COMPANY } from './demo-shop.ts';
/** Imports a module of the demo package; undefined if the package is not installed. */
export { importDemo } from './import-demo.ts';
export {
	/** Data that fills a new shop. */
	type Seed,
	/** Fills a new database in one transaction, so that an interrupted seed leaves nothing behind. Does nothing for a merchant's own shop. */
	seedWhenEmpty,
} from './seed.ts';
