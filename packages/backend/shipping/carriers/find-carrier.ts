import type { CarrierDefinition } from '@titraj/contract/shop/define-carrier.ts';
import type { ShopDefinition } from '@titraj/contract/shop/define-shop.ts';
import { SHIPPED_CARRIERS } from './shipped-carriers.ts';

/** The shop's own carriers, then those that ship; an own one replaces the shipped one with its code. */
export function listCarriers({ carriers = [] }: Pick<ShopDefinition, 'carriers'>): CarrierDefinition[] {
	return [...carriers, ...SHIPPED_CARRIERS.filter(({ code }) => !carriers.some((own) => own.code === code))];
}

/** A carrier by code or name, in any case; undefined for one that is not on the list. */
export function findCarrier(shop: Pick<ShopDefinition, 'carriers'>, typed: string): CarrierDefinition | undefined {
	const wanted = typed.trim().toLowerCase();
	return listCarriers(shop).find(({ code, name }) => code === wanted || name.toLowerCase() === wanted);
}

/** Link to a parcel on the carrier's tracking page; null without an address or a number. */
export const toTrackingUrl = (carrier: CarrierDefinition | undefined, number: string | null): string | null =>
	carrier?.tracking === undefined || number === null ? null : carrier.tracking.replace('{number}', () => encodeURIComponent(number));
