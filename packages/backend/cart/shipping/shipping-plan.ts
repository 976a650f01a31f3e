import { isPostcode } from '@titraj/contract/formats/postcode.ts';
import type { ShippingRule } from './shipping-rules.ts';

export interface ShippingZone {
	/** A whole country, or its postcodes that begin with one of `from` to `to`. */
	readonly areas: readonly { readonly country: string; readonly from: string | null; readonly to: string | null }[];
	readonly rules: readonly ShippingRule[];
}

/** Where a market delivers to, and how. */
export interface ShippingPlan {
	/** In the order in which they are looked through; those without a way of delivery are left out. */
	readonly zones: readonly ShippingZone[];
	/** Ways to pick an order up, wherever the shopper lives. */
	readonly pickup: readonly ShippingRule[];
	/** Countries that the market delivers to; those that an address may be in come in this order. */
	readonly countries: readonly string[];
	/** What a piece weighs whose weight nobody said. */
	readonly defaultGrams: number;
}

/** Of a shop that delivers nothing. */
export const NO_DELIVERY: ShippingPlan = { zones: [], pickup: [], countries: [], defaultGrams: 1 };

export interface Place {
	readonly country: string;
	readonly postcode: string;
}

/** Why nothing is delivered to a place, as a label; null where something is. */
export function findPlaceError(plan: ShippingPlan, { country, postcode }: Place): string | null {
	if (!plan.countries.includes(country)) return 'error_shipping_country';
	if (!isPostcode(postcode, country)) return 'error_postcode_invalid';
	return findZone(plan, { country, postcode }) === undefined ? 'error_shipping_postcode' : null;
}

/** Ways to deliver to a place, then those to pick up; to an address that is not known yet those of the market's first country. */
export function rulesFor(plan: ShippingPlan, place: Place | null): readonly ShippingRule[] {
	const zone = place === null ? findMost(plan, plan.countries[0]) : findPlaceError(plan, place) === null ? findZone(plan, place) : undefined;
	return [...(zone?.rules ?? []), ...plan.pickup];
}

export const findRule = (plan: ShippingPlan, code: string | null | undefined, place: Place | null): ShippingRule | undefined =>
	rulesFor(plan, place).find((rule) => rule.code === code);

/** Where a parcel goes: to the locker where its way of delivery is one into lockers, else to the address. */
export function toPlace(plan: ShippingPlan, code: string | null, { locker, address }: { locker: Place | null; address: Place | null }): Place | null {
	const isLocker = plan.zones.some(({ rules }) => rules.some((rule) => rule.code === code && rule.kind === 'locker'));
	return isLocker && locker !== null ? locker : address;
}

/** Countries whose lockers parcels may go to. */
export const lockerCountries = ({ zones, countries }: ShippingPlan): string[] => {
	const served = zones.filter(({ rules }) => rules.some(({ kind }) => kind === 'locker')).flatMap(({ areas }) => areas.map(({ country }) => country));
	return countries.filter((country) => served.includes(country));
};

/** A zone that names the postcode comes before one that names the country. */
const findZone = ({ zones }: ShippingPlan, place: Place): ShippingZone | undefined =>
	zones.find(({ areas }) => areas.some((area) => area.from !== null && isIn(area, place))) ??
	zones.find(({ areas }) => areas.some((area) => area.from === null && isIn(area, place)));

/** The first way to bring something to an address; to most of a country where no postcode is known. */
export function findHomeRule(plan: ShippingPlan, { country, postcode }: { country: string; postcode: string | null }): ShippingRule | undefined {
	if (postcode !== null) return rulesFor(plan, { country, postcode }).find(({ kind }) => kind === 'home');
	return plan.countries.includes(country) ? findMost(plan, country)?.rules.find(({ kind }) => kind === 'home') : undefined;
}

const findMost = ({ zones }: ShippingPlan, country: string | undefined): ShippingZone | undefined =>
	zones.find(({ areas }) => areas.some((area) => area.country === country && area.from === null)) ??
	zones.find(({ areas }) => areas.some((area) => area.country === country));

function isIn({ country, from, to }: ShippingZone['areas'][number], place: Place): boolean {
	if (country !== place.country) return false;
	if (from === null || to === null) return true;
	const postcode = place.postcode.trim();
	return from <= postcode.slice(0, from.length) && postcode.slice(0, to.length) <= to;
}
