/** Locks products by id. */
export { lockProducts } from './lock-products.ts';
export {
	/** Changes the stock of products by what was ordered, cancelled or returned. */
	moveStock,
	/** What an order, a cancellation or a return changes in the stock of a product. */
	type StockMove,
} from './move-stock.ts';
