import { isPostcode, normalisePostcode } from '@titraj/contract/formats/postcode.ts';
import { findShippingError } from './shipping-error.ts';
import type { Parcel, ShippingRule } from './shipping-rules.ts';

export interface ShippingZone {
	/** A country, or the postcodes in it whose prefix is between `from` and `to`, inclusive. */
	readonly areas: readonly { readonly country: string; readonly from: string | null; readonly to: string | null }[];
	readonly rules: readonly ShippingRule[];
}

export interface ShippingPlan {
	/** In order of precedence; zones without a shipping method are left out. */
	readonly zones: readonly ShippingZone[];
	/** Pickup methods, available to every address; none without a visible store. */
	readonly pickup: readonly ShippingRule[];
	/** Countries that the market delivers to, in display order. */
	readonly countries: readonly string[];
	/** Weight of a piece whose product has none. */
	readonly defaultGrams: number;
}

export const NO_DELIVERY: ShippingPlan = { zones: [], pickup: [], countries: [], defaultGrams: 1 };

export interface Place {
	readonly country: string;
	readonly postcode: string;
}

/** Label of why a place is not delivered to, or null. */
export function findPlaceError(plan: ShippingPlan, { country, postcode }: Place): string | null {
	if (!plan.countries.includes(country)) return 'error_shipping_country';
	if (!isPostcode(postcode, country)) return 'error_postcode_invalid';
	return findZone(plan, { country, postcode }) === undefined ? 'error_shipping_postcode' : null;
}

/** Shipping methods of a place, then pickup methods. Without an address, those of the market's first country. */
export function rulesFor(plan: ShippingPlan, place: Place | null): readonly ShippingRule[] {
	const zone = place === null ? findMost(plan, plan.countries[0]) : findPlaceError(plan, place) === null ? findZone(plan, place) : undefined;
	return [...(zone?.rules ?? []), ...plan.pickup];
}

export const findRule = (plan: ShippingPlan, code: string | null | undefined, place: Place | null): ShippingRule | undefined =>
	rulesFor(plan, place).find((rule) => rule.code === code);

/** Destination of a parcel: the locker for a locker method, else the address. */
export function toPlace(plan: ShippingPlan, code: string | null, { locker, address }: { locker: Place | null; address: Place | null }): Place | null {
	const isLocker = plan.zones.some(({ rules }) => rules.some((rule) => rule.code === code && rule.kind === 'locker'));
	return isLocker && locker !== null ? locker : address;
}

/** Countries with locker delivery. */
export const lockerCountries = ({ zones, countries }: ShippingPlan): string[] => {
	const served = zones.filter(({ rules }) => rules.some(({ kind }) => kind === 'locker')).flatMap(({ areas }) => areas.map(({ country }) => country));
	return countries.filter((country) => served.includes(country));
};

/** A zone that matches the postcode takes precedence over one that covers the whole country. */
const findZone = ({ zones }: ShippingPlan, place: Place): ShippingZone | undefined =>
	zones.find(({ areas }) => areas.some((area) => area.from !== null && isIn(area, place))) ??
	zones.find(({ areas }) => areas.some((area) => area.from === null && isIn(area, place)));

/** First home delivery method that takes the parcel to an address; without a postcode, one of the country's main zone. */
export function findHomeRule(
	plan: ShippingPlan,
	{ country, postcode }: { country: string; postcode: string | null },
	parcel: Omit<Parcel, 'goodsCents'>,
): ShippingRule | undefined {
	const rules = postcode !== null ? rulesFor(plan, { country, postcode }) : plan.countries.includes(country) ? findMost(plan, country)?.rules : [];
	return rules?.find((rule) => rule.kind === 'home' && findShippingError(rule, parcel) === null);
}

const findMost = ({ zones }: ShippingPlan, country: string | undefined): ShippingZone | undefined =>
	zones.find(({ areas }) => areas.some((area) => area.country === country && area.from === null)) ??
	zones.find(({ areas }) => areas.some((area) => area.country === country));

function isIn({ country, from, to }: ShippingZone['areas'][number], place: Place): boolean {
	if (country !== place.country) return false;
	if (from === null || to === null) return true;
	const postcode = normalisePostcode(place.postcode, place.country) ?? place.postcode.trim();
	return from <= postcode.slice(0, from.length) && postcode.slice(0, to.length) <= to;
}
