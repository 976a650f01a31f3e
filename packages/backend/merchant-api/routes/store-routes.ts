import Type, { type Static } from 'typebox';
import { readStore, readStores, saveStore, saveStoreList } from '../../content/index.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { route } from '../http/route.ts';
import { Day, Items, Nothing, Nullable } from '../schemas/common.ts';
import { Code, Strict, Text } from '../schemas/text.ts';

const READ = ['content:write', 'products:read'] as const;
const WRITE = ['content:write'] as const;
const ByCode = Type.Object({ code: Code });
const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

const fields = {
	...{ title: Text(100), address: Text(200), postcode: Text(20), city: Text(100), country: Type.String({ pattern: '^[A-Z]{2}$' }) },
	...{ phone: Nullable(Text(40)), email: Nullable(Text(254)) },
	...{ lat: Type.Number({ minimum: -90, maximum: 90 }), lon: Type.Number({ minimum: -180, maximum: 180 }) },
	services: Type.Array(Text(100), { maxItems: 30 }),
	/** 1 is Monday; a day may have several spans. */
	opening_hours: Type.Array(Strict({ weekday: Type.Integer({ minimum: 1, maximum: 7 }), opens: Clock, closes: Clock }), { maxItems: 28 }),
	/** Days that differ; without times the store is closed. */
	opening_exceptions: Type.Array(Strict({ date: Day, opens: Nullable(Clock), closes: Nullable(Clock), note: Nullable(Text(200)) }), { maxItems: 366 }),
};
/** Codes of lists may have capital letters; `warehouse` is the warehouse. */
const ListCode = Type.String({ pattern: '^(?!warehouse$)[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$' });
const { opening_hours, services, title, city, lat, lon } = fields;
const Listed = Strict({
	...{ code: ListCode, title, city, lat, lon, services, opening_hours },
	...{ address: Type.String({ maxLength: 200 }), postcode: Type.String({ maxLength: 20 }), country: Nullable(fields.country) },
});
const Store = Strict({ code: Type.String(), ...fields, visible: Type.Boolean() });
export type Store = Static<typeof Store>;

export const STORE_ROUTES = [
	route({
		...{ method: 'GET', path: '/stores', operationId: 'listStores', summary: 'Stores with their hours', scopes: READ },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Store),
		handle: async ({ db }) => ({ items: (await readStores(db)).map(toStore) }),
	}),
	route({
		...{ method: 'GET', path: '/stores/:code', operationId: 'getStore', summary: 'A store with its hours', scopes: READ },
		params: ByCode,
		query: Nothing,
		body: null,
		response: Store,
		async handle({ db, params: { code } }) {
			const row = await readStore(db, code);
			return row === undefined ? notFound(`store ${code}`) : toStore(row);
		},
	}),
	route({
		...{ method: 'PUT', path: '/stores/:code', operationId: 'saveStore', summary: 'Creates a store, or replaces what is known of it', scopes: WRITE },
		params: ByCode,
		query: Nothing,
		body: Strict({ ...fields, visible: Type.Optional(Type.Boolean()) }),
		response: Store,
		async handle({ db, log, params: { code }, body: { visible = true, ...store } }) {
			return inLoggedTransaction({ db, log }, async (trx) => toStore(await saveStore(trx, { code, visible, ...store })));
		},
	}),
	route({
		...{ method: 'POST', path: '/stores/list', operationId: 'saveStoreList', scopes: ['content:write', 'products:write'], inOneTransaction: true },
		summary:
			'Creates the stores of a list, or updates them by code. Phone, e-mail, days that differ and visibility of known stores stay; without a country it is the shop’s',
		params: Nothing,
		query: Nothing,
		body: Strict({ stores: Type.Array(Listed, { minItems: 1, maxItems: 500 }) }),
		response: Strict({ saved: Type.Integer() }),
		async handle({ db, body: { stores } }) {
			// Of one code, the last row is used: one statement cannot write a store twice.
			const distinct = [...new Map(stores.map((store) => [store.code, store])).values()];
			await saveStoreList(db, distinct);
			return { saved: distinct.length };
		},
	}),
];

interface Row {
	readonly code: string;
	readonly title: string;
	readonly address: string;
	readonly postcode: string;
	readonly city: string;
	readonly country: string;
	readonly phone: string | null;
	readonly email: string | null;
	readonly lat: number;
	readonly lon: number;
	readonly services: string[];
	readonly opening_hours: { weekday: number; opens: string; closes: string }[];
	readonly opening_exceptions: { date: string; opens: string | null; closes: string | null; note: string | null }[];
	readonly visible: boolean;
}

const toStore = ({ code, title, address, postcode, city, country, phone, email, lat, lon, services, opening_hours, opening_exceptions, visible }: Row) => ({
	...{ code, title, address, postcode, city, country, phone, email, lat, lon, services, opening_hours, opening_exceptions, visible },
});
