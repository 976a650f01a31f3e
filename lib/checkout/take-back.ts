import type { TakeBackWay } from '@titraj/contract/take-back.ts';
import type { CartLine, CartView } from '#lib/cart/cart.ts';

/** A cart line with which an old appliance can be taken back. */
export interface TakeBackOffer extends Pick<CartLine, 'cartCode' | 'title'> {
	readonly ways: readonly TakeBackWay[];
}

/** Lines with which an old appliance can be taken back. Collection is not offered if the goods are delivered to a store or locker (Directive 2012/19/EU, article 5(2)). */
export function toTakeBackOffers({ lines, parcels = [] }: Pick<CartView, 'lines' | 'parcels'>): readonly TakeBackOffer[] {
	const isHome = parcels.every(({ location, locker }) => !location && !locker);
	return lines.flatMap(({ cartCode, title, takeBack = [], available }) => {
		const ways = takeBack.filter((way) => isHome || way !== 'collection');
		return available && ways.length > 0 ? [{ cartCode, title, ways }] : [];
	});
}

/** Name of the control of a line's take-back. The choice is stored under it and survives a reload. */
export const takeBackField = (cartCode: string): string => `take_back:${cartCode}`;
