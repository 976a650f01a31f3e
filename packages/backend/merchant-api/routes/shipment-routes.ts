import Type, { type Static } from 'typebox';
import { shipOrder, writeNote } from '../../orders/index.ts';
import { listCarriers } from '../../shipping/index.ts';
import { route } from '../http/route.ts';
import { ByNumber } from '../schemas/by-number.ts';
import { Items, Nothing, Nullable } from '../schemas/common.ts';
import { OrderView } from '../schemas/order-view.ts';
import { Pieces } from '../schemas/pieces.ts';
import { Clearable, Code, Strict, Text, WebAddress } from '../schemas/text.ts';
import { changeOrder } from './change-order.ts';

const Carrier = Strict({
	code: Code,
	name: Type.String(),
	/** `{number}` stands for the number of the parcel; null if the number is no link. */
	tracking: Nullable(Type.String()),
});
export type Carrier = Static<typeof Carrier>;

const NewShipment = Strict({
	/** Pieces that leave; all that have not left if left out. */
	lines: Type.Optional(Type.Array(Pieces, { minItems: 1, maxItems: 500 })),
	/** Code or name of a carrier (`/carriers`), or the name of any other. */
	carrier: Clearable(Text(100)),
	tracking_code: Clearable(Text(100)),
	/** The carrier's page for this parcel; derived from the number if the carrier is on the list. */
	tracking_url: Clearable(WebAddress),
	/** ISO 8601 day; today if left out. */
	shipped_on: Type.Optional(Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })),
});
export type NewShipment = Static<typeof NewShipment>;

export const SHIPMENT_ROUTES = [
	route({
		...{ method: 'GET', path: '/carriers', operationId: 'listCarriers', scopes: ['orders:read', 'orders:write'] },
		summary: 'Carriers of parcels with their tracking pages',
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Carrier),
		handle: async ({ config }) => ({ items: listCarriers(config.shop).map(({ code, name, tracking = null }) => ({ code, name, tracking })) }),
	}),
	route({
		...{ method: 'POST', path: '/orders/:number/shipments', operationId: 'shipOrder', scopes: ['orders:write'] },
		summary: 'Ships the order or a part of it, with a mail to the customer. The order is `shipped` once all of it has left, before that `preparing`',
		params: ByNumber,
		query: Nothing,
		body: NewShipment,
		response: OrderView,
		handle: ({ db, config, caller, log, params: { number }, body: { lines = null, carrier = null, tracking_code = null, tracking_url = null, shipped_on } }) =>
			changeOrder({ db, caller, log }, number, async (trx, order) => {
				const shipped = await shipOrder(trx, order, { shipment: { lines, carrier, tracking_code, tracking_url, shipped_on }, config });
				if (shipped.outcome === 'refused') return shipped.reason;
				await writeNote(trx, order.id, { kind: 'shipped', staff: caller.name, text: [carrier, tracking_code].filter(Boolean).join(' ') });
				return null;
			}),
	}),
];
