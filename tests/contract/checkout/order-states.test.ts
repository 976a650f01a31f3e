import { type FulfilmentStatus, fulfilOrder } from '@titraj/backend/orders/life-cycle/fulfil-order.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import type { OrderStatus } from '@titraj/contract/order-status.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const config = readConfig({ jwtSecret: 'test', dataDir: null, databaseUrl: null, siteUrl: 'https://titraj.example' });
const CABLE = 21;
const LOCKER = {
	id: 'L1',
	title: 'Paketomat',
	address: 'Ulica 1',
	postcode: '10000',
	city: 'Zagreb',
	country: 'HR',
	lat: 45,
	lon: 16,
	opens: null,
	closes: null,
};

const KINDS = ['home', 'pickup', 'locker'] as const;
type Kind = (typeof KINDS)[number];
type Action = Exclude<FulfilmentStatus, 'refunded'>;

/**
 * What each action does to an unpaid order in each state: `+` changes it, `=` finds it done already, `-` is refused. `P` changes it only if the customer collects
 * it, at a store or a locker; `S` only if it is sent, to an address or a locker.
 */
const TABLE: Readonly<Record<OrderStatus, Readonly<Record<Action, '+' | '=' | '-' | 'P' | 'S'>>>> = {
	awaiting_confirmation: { accepted: '+', preparing: '-', ready_for_pickup: '-', shipped: '-', delivered: '-', cancelled: '+' },
	awaiting_payment: { accepted: '=', preparing: '-', ready_for_pickup: '-', shipped: '-', delivered: '-', cancelled: '+' },
	payment_failed: { accepted: '=', preparing: '-', ready_for_pickup: '-', shipped: '-', delivered: '-', cancelled: '+' },
	received: { accepted: '=', preparing: '+', ready_for_pickup: 'P', shipped: 'S', delivered: '+', cancelled: '+' },
	paid: { accepted: '=', preparing: '+', ready_for_pickup: 'P', shipped: 'S', delivered: '+', cancelled: '-' },
	preparing: { accepted: '=', preparing: '=', ready_for_pickup: 'P', shipped: 'S', delivered: '+', cancelled: '+' },
	ready_for_pickup: { accepted: '=', preparing: '-', ready_for_pickup: '=', shipped: '-', delivered: '+', cancelled: '+' },
	shipped: { accepted: '=', preparing: '-', ready_for_pickup: '-', shipped: '=', delivered: '+', cancelled: '-' },
	completed: { accepted: '=', preparing: '-', ready_for_pickup: '-', shipped: '-', delivered: '=', cancelled: '-' },
	cancelled: { accepted: '-', preparing: '-', ready_for_pickup: '-', shipped: '-', delivered: '-', cancelled: '=' },
	returned: { accepted: '-', preparing: '-', ready_for_pickup: '-', shipped: '-', delivered: '-', cancelled: '-' },
};
const REFUSED_FOR: Readonly<Record<string, Kind>> = { P: 'home', S: 'pickup' };
const OUTCOMES: Readonly<Record<string, string>> = { '+': 'changed', '=': 'unchanged', '-': 'refused' };

let backend: TestBackend;
let id: number;
beforeAll(async () => {
	backend = await startTestBackend();
	const shopper = shopperWith(backend, await backend.newToken());
	await shopper.add(CABLE, 1);
	await shopper.choose({ payment: 'bank_transfer' });
	({ id } = await shopper.place());
});
afterAll(() => backend.close());

class Undo extends Error {}

/** Outcome of an action on the order in this state and of this kind of delivery; the database is left as it was. */
async function outcomeOf(state: OrderStatus, action: FulfilmentStatus, kind: Kind, payment: 'pending' | 'approved' = 'pending') {
	let found: { outcome: string; status: string } | undefined;
	await backend.db
		.transaction()
		.execute(async (trx) => {
			await trx.updateTable('orders').set({ status: state }).where('id', '=', id).execute();
			await trx.updateTable('order_payments').set({ status: payment }).where('order_id', '=', id).execute();
			await trx
				.updateTable('order_parcels')
				.set({ store_title: kind === 'pickup' ? 'Zagreb' : null, locker: kind === 'locker' ? JSON.stringify(LOCKER) : sql<string>`null` })
				.where('order_id', '=', id)
				.execute();
			const { outcome } = await fulfilOrder(trx, id, { status: action, tracking: null, config });
			const { status } = await trx.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow();
			found = { outcome, status };
			throw new Undo();
		})
		.catch((cause) => {
			if (!(cause instanceof Undo)) throw cause;
		});
	return found;
}

const STATES = Object.keys(TABLE).filter((state): state is OrderStatus => state in TABLE);
const ACTIONS = Object.keys(TABLE.paid).filter((action): action is Action => action in TABLE.paid);

describe.each(KINDS)('an order for %s', (kind) => {
	test.each(STATES)('in the state %s is changed only by the actions that fit', async (state) => {
		const found: Record<string, string> = {};
		for (const action of ACTIONS) found[action] = (await outcomeOf(state, action, kind))?.outcome ?? '';
		const expected = Object.fromEntries(
			ACTIONS.map((action) => {
				const sign = TABLE[state][action];
				return [action, sign in REFUSED_FOR ? (kind === REFUSED_FOR[sign] ? 'refused' : 'changed') : OUTCOMES[sign]];
			}),
		);
		expect(found).toEqual(expected);
	});
});

test.each<[OrderStatus, string]>([
	['received', 'cancelled'],
	['paid', 'cancelled'],
	['preparing', 'cancelled'],
	['ready_for_pickup', 'cancelled'],
	['shipped', 'returned'],
	['completed', 'returned'],
	['cancelled', 'cancelled'],
])('a paid order that is %s is %s after its refund', async (state, after) => {
	for (const kind of KINDS) expect(await outcomeOf(state, 'refunded', kind, 'approved')).toEqual({ outcome: 'changed', status: after });
});

test.each(STATES)('no refund is recorded for an order in the state %s without money', async (state) => {
	for (const kind of KINDS) expect((await outcomeOf(state, 'refunded', kind))?.outcome).toBe('refused');
});
