/** Code that `useLivePrice` loads when the browser is idle. */
export { toLivePrice } from './to-live-price.ts';
export { watchPriceQty } from './watch-price-qty.ts';
