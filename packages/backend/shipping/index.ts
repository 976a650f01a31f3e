export {
	/** A carrier by code or name, in any case; undefined for one that is not on the list. */
	findCarrier,
	/** The shop's own carriers, then those that ship. */
	listCarriers,
	/** Link to a parcel on the carrier's tracking page; null without an address or a number. */
	toTrackingUrl,
} from './carriers/find-carrier.ts';
/** Arrival and shipping cost of one piece ordered alone; null if the warehouse has none, because transfer times from stores and suppliers are unknown, and for a shop that has not set a cut-off. */
export { toDeliveryPromise } from './delivery-promise.ts';
/** Delivery window (ISO 8601 days) of a parcel that is ordered now. */
export { toDeliveryWindow } from './delivery-window.ts';
export {
	/** Dispatch of parcels and preparation of pickups, in the shop's time zone. */
	type Dispatch,
	/** Reads when the shop dispatches parcels and prepares pickups. */
	readDispatch,
	/** Dispatch day of an order placed now, with `until` as the cut-off time of the same day; without one never the same day. */
	toDispatchDay,
} from './dispatch.ts';
export {
	/** A price that applies above this many cents of goods or grams. */
	type Band,
	/** Columns of a shipping method. */
	type MethodFields,
	/** A shipping method with its prices. */
	type MethodWithPrices,
	/** Grams of a piece whose product has no weight. */
	readDefaultGrams,
	/** Removes a shipping method with its prices. */
	removeMethod,
	/** Removes a zone with its methods. */
	removeZone,
	/** Writes a shipping method; null if its code is taken in the zone, or the id is unknown. */
	saveMethod,
	/** Writes default weight, times of dispatch, and delivery countries by market. */
	saveShippingSettings,
	/** Writes a zone with its areas; null if the id is unknown. */
	saveZone,
	/** `saveMethod` within a transaction. */
	writeMethod,
	/** `saveZone` within a transaction. */
	writeZone,
	/** A country, or a range of its postcodes. */
	type ZoneArea,
	/** Title and areas of a zone. */
	type ZoneFields,
} from './edit-shipping.ts';
/** Lockers in service or not, a page of them. */
export { listStoredLockers } from './lockers/list-stored-lockers.ts';
export {
	/** Null if it is unknown, out of service, or in a country without delivery. */
	findLocker,
	/** Whether some of these countries have a parcel locker. */
	hasLockers,
	/** Sorted by city. */
	listLockers,
	/** Codes of lockers by id, in service or not. */
	readLockerCodes,
} from './lockers/lockers.ts';
/** Lockers whose name, street or city contains every search word; a number must match the start of the postcode. */
export { searchLockers } from './lockers/search-lockers.ts';
export {
	/** Replaces the lockers of a carrier. */
	replaceLockers,
	/** Upserts lockers by code. */
	writeLockers,
} from './lockers/write-lockers.ts';
export {
	/** Countries that markets deliver to, as they are stored. */
	readDeliveryCountries,
	/** Shipping methods with their prices, as they are stored. */
	readMethods,
	/** Zones with their areas, as they are stored. */
	readZones,
} from './read-shipping.ts';
/** Reads the zones, shipping methods and countries of a market in one query; amounts are converted here. */
export { readShippingPlan } from './read-shipping-plan.ts';
/** Label of why a shipping method cannot take a parcel, or null. */
export { findShippingError } from './shipping-error.ts';
/** Handlers of prices with delivery promises. */
export { shippingHandlers } from './shipping-handlers.ts';
export {
	/** Codes of shipping methods. */
	METHOD_CODE,
	/** Areas of a zone at most. */
	MOST_AREAS,
	/** Parses `HR`, `HR 214` or `HR 20000-20999`. */
	parseZoneArea,
	/** Price bands in their order, or why they contradict each other. */
	sortBands,
	/** Writes an area as `parseZoneArea` reads it. */
	writeArea,
} from './shipping-input.ts';
export {
	/** First home delivery method that takes the parcel to an address; without a postcode, one of the country's main zone. */
	findHomeRule,
	/** Label of why a place is not delivered to, or null. */
	findPlaceError,
	/** Shipping method of a place by its code. */
	findRule,
	/** Countries with locker delivery. */
	lockerCountries,
	/** Plan of a shop that delivers nowhere. */
	NO_DELIVERY,
	/** Shipping methods of a place, then pickup methods. */
	rulesFor,
	/** Zones and methods of a market, in order of precedence. */
	type ShippingPlan,
	/** Destination of a parcel: the locker for a locker method, else the address. */
	toPlace,
} from './shipping-plan.ts';
export {
	/** Whether nothing is brought to the shopper's address, so that the order needs none. */
	isCollected,
	/** Weight, bulky pieces, sizes and value of what is sent. */
	type Parcel,
	/** A shipping method; amounts are in the currency it was read for. */
	type ShippingRule,
	/** Amount of goods missing for free delivery, 0 if reached; null if the method has no free delivery, the cart has a bulky surcharge, or the shop folder has a rule. */
	toMissingForFree,
	/** Price of a shipping method for a parcel. */
	toShippingCents,
} from './shipping-rules.ts';
export {
	/** Title of a shipping method in the reader's language. */
	shippingTitle,
	/** The same as an order stores it. */
	shippingTitleToStore,
	/** Title of a stored order's shipping method. */
	storedShippingTitle,
} from './shipping-title.ts';
export {
	/** Compares places by city and title in the Croatian alphabet, regardless of the database's collation. */
	byCity,
	/** Sorts stores or lockers by how many leading digits their postcode shares with the given one; others keep their order. */
	nearFirst,
} from './sort-places.ts';
/** Weight, bulky pieces and sizes of the lines that can be bought. */
export { toParcel } from './to-parcel.ts';
/** Maps shipping methods to the wire format, with the error of each for this parcel. */
export { toShippingMethods } from './to-shipping-methods.ts';
/** Writes zones and shipping methods only if the shop has none; settings made by staff are kept. */
export { writeShipping } from './write-shipping.ts';
