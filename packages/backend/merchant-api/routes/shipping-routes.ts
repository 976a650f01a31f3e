import { COUNTRIES } from '@titraj/contract/formats/address-countries.ts';
import Type, { type Static } from 'typebox';
import type { Database } from '../../platform/database/tables.ts';
import { notFound, type Refusal } from '../../platform/http/refusal.ts';
import { MARKETS } from '../../platform/market/market.ts';
import {
	MOST_AREAS,
	parseZoneArea,
	readDefaultGrams,
	readDeliveryCountries,
	readDispatch,
	readMethods,
	readZones,
	removeMethod,
	removeZone,
	saveMethod,
	saveShippingSettings,
	saveZone,
	writeArea,
	type ZoneArea,
} from '../../shipping/index.ts';
import { FieldErrors, route } from '../http/route.ts';
import { ById } from '../schemas/by-id.ts';
import { Day, Items, Nothing, Nullable } from '../schemas/common.ts';
import { ShippingMethod, toMethod, toMethodFields } from '../schemas/shipping-method.ts';
import { Strict, Text } from '../schemas/text.ts';

const SCOPES = ['settings:write'] as const;
const Id = Type.Integer();

const zoneFields = {
	title: Text(100),
	/** `HR` is the whole country, `HR 20000-20999` a range of postcodes, `HR 214` all that begin so. */
	areas: Type.Array(Text(30), { minItems: 1, maxItems: MOST_AREAS }),
};
const Zone = Strict(zoneFields);
export type NewZone = Static<typeof Zone>;
const ZoneView = Strict({ id: Id, ...zoneFields });
export type Zone = Static<typeof ZoneView>;
const MethodView = Strict({ id: Id, ...ShippingMethod.properties });
export type ShippingMethodView = Static<typeof MethodView>;
const Done = Strict({ id: Id });

const Clock = Nullable(Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }));
const Settings = Strict({
	/** Weight of a piece whose product has none. */
	default_grams: Type.Integer({ minimum: 1, maximum: 9_999_999 }),
	/** Orders before this time leave the same day; null: no day is promised. */
	cut_off: Clock,
	pickup_until: Clock,
	/** Days without dispatch, besides weekends and public holidays. */
	closed_days: Type.Array(Day, { maxItems: 400 }),
	/** Countries by market; a market without any delivers to those of all zones. */
	countries: Type.Partial(Type.Record(Type.Enum([...MARKETS]), Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 50 })), {
		additionalProperties: false,
	}),
});
export type ShippingSettings = Static<typeof Settings>;

const TAKEN = new FieldErrors([{ field: 'code', reason: 'another method of the zone has it' }]);

export const SHIPPING_ROUTES = [
	route({
		...{ method: 'GET', path: '/shipping-zones', operationId: 'listShippingZones', scopes: SCOPES },
		summary: 'Zones in their order: an address belongs to the first that names its postcode, otherwise to the first that names its country',
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(ZoneView),
		handle: async ({ db }) => ({ items: await listZones(db) }),
	}),
	route({
		...{ method: 'GET', path: '/shipping-zones/:id', operationId: 'getShippingZone', summary: 'A zone with its areas', scopes: SCOPES },
		params: ById,
		query: Nothing,
		body: null,
		response: ZoneView,
		handle: ({ db, params: { id } }) => readZone(db, Number(id)),
	}),
	route({
		...{
			method: 'POST',
			path: '/shipping-zones',
			operationId: 'addShippingZone',
			inOneTransaction: true,
			summary: 'Adds a zone, behind the others',
			scopes: SCOPES,
		},
		params: Nothing,
		query: Nothing,
		body: Zone,
		response: ZoneView,
		handle: ({ db, body }) => writeZone(db, null, body),
	}),
	route({
		...{
			method: 'PUT',
			path: '/shipping-zones/:id',
			operationId: 'saveShippingZone',
			inOneTransaction: true,
			summary: 'Replaces title and areas of a zone',
			scopes: SCOPES,
		},
		params: ById,
		query: Nothing,
		body: Zone,
		response: ZoneView,
		handle: ({ db, params: { id }, body }) => writeZone(db, Number(id), body),
	}),
	route({
		...{
			method: 'DELETE',
			path: '/shipping-zones/:id',
			operationId: 'removeShippingZone',
			inOneTransaction: true,
			summary: 'Removes a zone with its methods',
			scopes: SCOPES,
		},
		params: ById,
		query: Nothing,
		body: null,
		response: Done,
		async handle({ db, params }) {
			const zone = await readZone(db, Number(params.id));
			if (!('id' in zone)) return zone;
			await removeZone(db, zone.id);
			return { id: zone.id };
		},
	}),
	route({
		...{ method: 'GET', path: '/shipping-methods', operationId: 'listShippingMethods', scopes: SCOPES },
		summary: 'Shipping methods with their prices; those without a zone are pickup',
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(MethodView),
		handle: async ({ db }) => ({ items: await listMethods(db) }),
	}),
	route({
		...{ method: 'GET', path: '/shipping-methods/:id', operationId: 'getShippingMethod', summary: 'A shipping method with its prices', scopes: SCOPES },
		params: ById,
		query: Nothing,
		body: null,
		response: MethodView,
		handle: ({ db, params: { id } }) => readMethod(db, Number(id)),
	}),
	route({
		...{
			method: 'POST',
			path: '/shipping-methods',
			operationId: 'addShippingMethod',
			inOneTransaction: true,
			summary: 'Adds a shipping method to a zone, or pickup',
			scopes: SCOPES,
		},
		params: Nothing,
		query: Nothing,
		body: ShippingMethod,
		response: MethodView,
		handle: ({ db, body }) => writeMethod(db, null, body),
	}),
	route({
		...{
			method: 'PUT',
			path: '/shipping-methods/:id',
			operationId: 'saveShippingMethod',
			inOneTransaction: true,
			summary: 'Replaces a shipping method and its prices',
			scopes: SCOPES,
		},
		params: ById,
		query: Nothing,
		body: ShippingMethod,
		response: MethodView,
		async handle({ db, params: { id }, body }) {
			const known = await readMethod(db, Number(id));
			if (!('id' in known)) return known;
			return writeMethod(db, known.id, body);
		},
	}),
	route({
		...{
			method: 'DELETE',
			path: '/shipping-methods/:id',
			operationId: 'removeShippingMethod',
			inOneTransaction: true,
			summary: 'Removes a shipping method',
			scopes: SCOPES,
		},
		params: ById,
		query: Nothing,
		body: null,
		response: Done,
		async handle({ db, params }) {
			const method = await readMethod(db, Number(params.id));
			if (!('id' in method)) return method;
			await removeMethod(db, method.id);
			return { id: method.id };
		},
	}),
	route({
		...{ method: 'GET', path: '/settings/shipping', operationId: 'getShippingSettings', scopes: SCOPES },
		summary: 'What holds for all zones: weight of pieces without one, times of dispatch, countries by market',
		params: Nothing,
		query: Nothing,
		body: null,
		response: Settings,
		handle: ({ db }) => readSettings(db),
	}),
	route({
		...{
			method: 'PUT',
			path: '/settings/shipping',
			operationId: 'saveShippingSettings',
			inOneTransaction: true,
			summary: 'Replaces what holds for all zones',
			scopes: SCOPES,
		},
		params: Nothing,
		query: Nothing,
		body: Settings,
		response: Settings,
		async handle({ db, body: { default_grams, cut_off, pickup_until, closed_days, countries } }) {
			const unknown = Object.entries(countries).find(([, codes]) => codes.some((code) => !COUNTRIES.includes(code)));
			if (unknown) return new FieldErrors([{ field: `countries.${unknown[0]}`, reason: `must be of ${COUNTRIES.join(', ')}` }]);
			const markets = new Map(MARKETS.map((market) => [market, [...new Set(countries[market])]] as const));
			const dispatch = { cutOff: cut_off, pickupUntil: pickup_until, closedDays: new Set(closed_days) };
			await saveShippingSettings(db, { defaultGrams: default_grams, dispatch, markets });
			return readSettings(db);
		},
	}),
];

const listZones = async (db: Database): Promise<Static<typeof ZoneView>[]> =>
	(await readZones(db)).map((zone) => ({ ...zone, areas: zone.areas.map(writeArea) }));

const readZone = async (db: Database, id: number): Promise<Static<typeof ZoneView> | Refusal> =>
	(await listZones(db)).find((zone) => zone.id === id) ?? notFound(`shipping zone ${id}`);

async function writeZone(db: Database, id: number | null, { title, areas }: Static<typeof Zone>) {
	const parsed = [...new Set(areas.map((line) => line.trim().toUpperCase()))].map((line) => ({ line, area: parseZoneArea(line) }));
	const wrong = parsed.find(({ area }) => typeof area === 'string');
	if (wrong) return new FieldErrors([{ field: 'areas', reason: `${wrong.line}: ${AREA_ERRORS[wrong.area === 'range' ? 'range' : 'format']}` }]);
	const saved = await saveZone(db, id, { title, areas: parsed.flatMap(({ area }): ZoneArea[] => (typeof area === 'string' ? [] : [area])) });
	return saved === null ? notFound(`shipping zone ${id}`) : readZone(db, saved);
}

const AREA_ERRORS = { format: 'write HR, HR 214 or HR 20000-20999', range: 'a range goes from the lower to the higher number of the same length' };

const listMethods = async (db: Database): Promise<Static<typeof MethodView>[]> =>
	(await readMethods(db)).map(({ method, bands }) => ({ id: method.id, ...toMethod(method, bands) }));

const readMethod = async (db: Database, id: number): Promise<Static<typeof MethodView> | Refusal> =>
	(await listMethods(db)).find((method) => method.id === id) ?? notFound(`shipping method ${id}`);

async function writeMethod(db: Database, id: number | null, body: Static<typeof ShippingMethod>) {
	const parsed = toMethodFields(body);
	if (parsed instanceof FieldErrors) return parsed;
	if (body.zone_id !== null && !('id' in (await readZone(db, body.zone_id)))) return new FieldErrors([{ field: 'zone_id', reason: 'there is no such zone' }]);
	const saved = await saveMethod(db, id, parsed);
	return saved === null ? TAKEN : readMethod(db, saved);
}

async function readSettings(db: Database): Promise<Static<typeof Settings>> {
	const default_grams = await readDefaultGrams(db);
	const { cutOff, pickupUntil, closedDays } = await readDispatch(db);
	const rows = await readDeliveryCountries(db);
	const countries = Object.fromEntries(MARKETS.map((market) => [market, rows.filter((row) => row.market === market).map(({ country }) => country)]));
	return { default_grams, cut_off: cutOff, pickup_until: pickupUntil, closed_days: [...closedDays].sort(), countries };
}
