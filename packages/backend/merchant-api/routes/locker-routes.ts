import Type, { type Static } from 'typebox';
import { listStoredLockers, replaceLockers } from '../../shipping/index.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { route } from '../http/route.ts';
import { DEFAULT_LIMIT, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Code, Strict, Text } from '../schemas/text.ts';

const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const fields = {
	...{ code: Text(80), title: Text(200), address: Text(200), postcode: Text(20), city: Text(100), country: Type.String({ pattern: '^[A-Z]{2}$' }) },
	/** `HH:MM`; both null if open around the clock. */
	...{ opens: Nullable(Clock), closes: Nullable(Clock) },
	/** Whether it accepts parcels at present. */
	in_service: Type.Boolean(),
};
const Locker = Strict(fields);
export type Locker = Static<typeof Locker>;
const LISTED_AT_MOST = 20_000;

export const LOCKER_ROUTES = [
	route({
		...{ method: 'GET', path: '/parcel-lockers', operationId: 'listParcelLockers', scopes: ['settings:write'] },
		summary: 'Parcel lockers and pickup points that shoppers choose from',
		params: Nothing,
		query: Type.Object({ ...PAGE_QUERY, q: Type.Optional(Type.String({ maxLength: 100 })) }),
		body: null,
		response: Page(Locker),
		async handle({ db, query: { limit = DEFAULT_LIMIT, cursor, q = '' } }) {
			const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5);
			const rows = await listStoredLockers(db, { limit, after: cursor === undefined ? undefined : Number(cursor), words });
			return { items: rows.map(({ id: _id, ...locker }) => locker), next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null };
		},
	}),
	route({
		...{ method: 'PUT', path: '/parcel-lockers/:carrier', operationId: 'replaceParcelLockers', scopes: ['settings:write'], logsNoState: true },
		summary: 'Replaces the lockers of a carrier; those that are missing take no parcels from then on. Orders keep the locker that was chosen',
		params: Type.Object({ carrier: Code }),
		query: Nothing,
		body: Strict({ lockers: Type.Array(Locker, { minItems: 1, maxItems: LISTED_AT_MOST }) }),
		response: Strict({ lockers: Type.Integer(), out_of_service: Type.Integer() }),
		handle: ({ db, log, params: { carrier }, body: { lockers } }) => inLoggedTransaction({ db, log }, (trx) => replaceLockers(trx, carrier, lockers)),
	}),
];
