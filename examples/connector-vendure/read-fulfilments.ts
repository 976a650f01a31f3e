import { CallError, type FulfilmentEvent, type FulfilmentPage } from '@titraj/connector';
import { skuOf, toDecimal, type VendureFulfillment, type VendureOrder } from './types.ts';
import { demand, mutation, query, type VendureClient } from './vendure-client.ts';

type Options = Readonly<Record<string, unknown>>;

const ORDERS = query<{ options: Options }, { orders: { readonly items: readonly VendureOrder[] } }>(
	'Orders',
	`($options: OrderListOptions) { orders(options: $options) { items {
		id state customFields { shopOrderNumber } payments { refunds { id state total } }
		lines { id quantity orderPlacedQuantity productVariant { id sku } }
		fulfillments { id state method trackingCode lines { quantity orderLine { productVariant { id sku } } } }
	} } }`,
);

interface Cancellation {
	readonly id: string;
	readonly data: { readonly reason?: string | null; readonly lines?: readonly { readonly orderLineId: string | number; readonly quantity: number }[] };
}
const CANCELLATIONS = query<{ id: string }, { order: { readonly history: { readonly items: readonly Cancellation[] } } | null }>(
	'Cancellations',
	'($id: ID!) { order(id: $id) { history(options: { filter: { type: { eq: "ORDER_CANCELLATION" } } }) { items { id data } } } }',
);

const STATE = query<{ id: string }, { order: { readonly state: string } | null }>('OrderState', '($id: ID!) { order(id: $id) { state } }');
const CANCEL = mutation<{ id: string }, { cancelOrder: { readonly state: string } }>(
	'CancelOrder',
	`($id: ID!) {
		cancelOrder(input: { orderId: $id, cancelShipping: true, reason: "Cancelled in the shop" }) {
			... on Order { state } ... on ErrorResult { errorCode message } ... on OrderStateTransitionError { transitionError }
		}
	}`,
);

const PAGE = 100;
/** Milliseconds for which an order is watched after it was placed: time enough to ship, return and refund it. */
const WATCHED = 60 * 24 * 3600_000;
/** States in which nothing more is shipped. Later refunds are found by the wide reading. */
const CLOSED = ['Shipped', 'Delivered', 'Cancelled'];

/**
 * Vendure's orders keep their time when a fulfilment or a refund changes. So each reading takes the open ones, those that were open at the last one, and those that
 * changed; once per `wideEvery` all that are watched.
 */
interface Watch {
	readonly since: string;
	/** When all were read last. */
	readonly wideAt: string | null;
	/** Ids of orders that were open at the last reading. */
	readonly open: readonly string[];
	readonly pass: Pass | null;
}

/** A reading of several pages. */
interface Pass {
	readonly began: string;
	readonly isWide: boolean;
	readonly skip: number;
	readonly open: readonly string[];
}

const MOST_OPEN = 1000;

interface Times {
	/** Milliseconds between two readings of all orders that are watched. */
	readonly wideEvery: number;
	/** Milliseconds before this reading from which the next one reads. */
	readonly overlap: number;
}

/** Shipments, cancellations and refunds of the shop's orders at Vendure. */
export async function readVendureFulfilments(vendure: VendureClient, cursor: string | null, times: Times): Promise<FulfilmentPage> {
	const watch: Watch = cursor === null ? { since: new Date(0).toISOString(), wideAt: null, open: [], pass: null } : JSON.parse(cursor);
	const pass = watch.pass ?? begin(vendure, watch, times);
	const filter = toFilter(watch, pass);
	const { items } = (await vendure.ask(ORDERS, { options: { filter, sort: { id: 'ASC' }, take: PAGE, skip: pass.skip } })).orders;
	const events: FulfilmentEvent[] = [];
	for (const order of items) events.push(...(await toEvents(vendure, order)));
	const open = [...pass.open, ...items.filter(({ state }) => !CLOSED.includes(state)).map(({ id }) => id)].slice(0, MOST_OPEN);
	const isLast = items.length < PAGE;
	const next: Watch = isLast
		? { since: pass.began, wideAt: pass.isWide ? pass.began : watch.wideAt, open, pass: null }
		: { ...watch, pass: { ...pass, skip: pass.skip + PAGE, open } };
	return { events, cursor: JSON.stringify(next), isLast };
}

function begin(vendure: VendureClient, { wideAt }: Watch, { wideEvery, overlap }: Times): Pass {
	const began = vendure.now() - overlap;
	return { began: new Date(began).toISOString(), isWide: wideAt === null || began - Date.parse(wideAt) >= wideEvery, skip: 0, open: [] };
}

function toFilter({ since, open }: Watch, { began, isWide }: Pass): Options {
	const ours = [{ shopOrderNumber: { isNull: false } }, { orderPlacedAt: { after: new Date(Date.parse(began) - WATCHED).toISOString() } }];
	const some = [{ state: { notIn: CLOSED } }, { updatedAt: { after: since } }, ...(open.length > 0 ? [{ id: { in: open } }] : [])];
	return { _and: isWide ? ours : [...ours, { _or: some }] };
}

async function toEvents(vendure: VendureClient, order: VendureOrder): Promise<FulfilmentEvent[]> {
	const number = order.customFields.shopOrderNumber;
	if (number === null || number === '') return [];
	const shipped = (order.fulfillments ?? []).filter(({ state }) => state === 'Shipped' || state === 'Delivered').map((one) => toShipment(number, one));
	const refunds = (order.payments ?? [])
		.flatMap((payment) => payment.refunds)
		.filter(({ state, total }) => state === 'Settled' && total > 0)
		.map(({ id, total }): FulfilmentEvent => ({ id: `vendure-refund-${id}`, number, change: { kind: 'refunded', amount: toDecimal(total) } }));
	const completed: FulfilmentEvent[] = order.state === 'Delivered' ? [{ id: `vendure-${order.id}-delivered`, number, change: { kind: 'completed' } }] : [];
	return [...shipped, ...(await toCancellations(vendure, order, number)), ...completed, ...refunds];
}

function toShipment(number: string, { id, method, trackingCode, lines }: VendureFulfillment): FulfilmentEvent {
	const tracking = { ...(method.trim() && { carrier: method.trim().slice(0, 100) }), ...(trackingCode?.trim() && { tracking_code: trackingCode.trim() }) };
	const pieces = lines.map(({ quantity, orderLine }) => ({ sku: skuOf(orderLine.productVariant), quantity }));
	return { id: `vendure-fulfilment-${id}`, number, change: { kind: 'shipped', lines: pieces, ...tracking } };
}

/** Pieces that were cancelled are in the history of the order, each cancellation once, with its reason. */
async function toCancellations(vendure: VendureClient, { id, state, lines }: VendureOrder, number: string): Promise<FulfilmentEvent[]> {
	if (!lines.some(({ quantity, orderPlacedQuantity }) => quantity < orderPlacedQuantity)) return [];
	const entries = (await vendure.ask(CANCELLATIONS, { id })).order?.history.items ?? [];
	const reasonOf = ({ data }: Cancellation) => data.reason?.trim().slice(0, 500) || 'Vendure';
	if (state === 'Cancelled') {
		const last = entries.at(-1);
		return [{ id: `vendure-${id}-cancelled`, number, change: { kind: 'cancelled', reason: last === undefined ? 'Vendure' : reasonOf(last) } }];
	}
	const skus = new Map(lines.map((line) => [line.id, skuOf(line.productVariant)]));
	return entries.map((entry) => {
		const pieces = (entry.data.lines ?? []).flatMap(({ orderLineId, quantity }) => {
			const sku = skus.get(String(orderLineId));
			return sku === undefined ? [] : [{ sku, quantity }];
		});
		return { id: `vendure-history-${entry.id}`, number, change: { kind: 'cancelled', reason: reasonOf(entry), lines: pieces } };
	});
}

/** Cancels an order that has not left. The money is paid back by the shop; Vendure's payment stays as it is. */
export async function cancelVendureOrder(vendure: VendureClient, id: string): Promise<void> {
	const state = (await vendure.ask(STATE, { id })).order?.state;
	if (state === 'Cancelled') return;
	if (state !== 'PaymentSettled' && state !== 'PaymentAuthorized')
		throw new CallError(`the order is ${state ?? 'gone'} at Vendure: cancel it there by hand, then drop it from this list`, { outcome: 'refused' });
	demand((await vendure.ask(CANCEL, { id })).cancelOrder, 'cancel the order');
}
