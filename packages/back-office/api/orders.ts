import type { OrderView } from '@titraj/backend/merchant-api/schemas/order-view.ts';
import type { OrderStatus } from '@titraj/contract/order-status.ts';
import type { Items, Page } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type Order = OrderView;

export interface OrderSummary {
	readonly number: string;
	readonly created_at: string;
	readonly status: OrderStatus;
	readonly reserved: boolean;
	readonly total: string;
	readonly currency: string;
	readonly payment: string;
	readonly email: string;
	readonly name: string;
}

export interface Payment {
	readonly reference: string | null;
	readonly provider: string;
	readonly status: string;
	readonly amount: string;
	readonly captured: string;
	readonly refunded: string;
	readonly created_at: string;
}

export interface Carrier {
	readonly code: string;
	readonly name: string;
}

export interface Shipment {
	readonly lines?: readonly { readonly line: number; readonly quantity: number }[];
	readonly carrier: string | null;
	readonly tracking_code: string | null;
}

export interface Transfer {
	readonly amount: string;
	readonly received_on: string;
	readonly note: string | null;
	readonly accept_other_amount: boolean;
}

/** Whether an order waits for a transfer. */
export interface ExpectedTransfer {
	readonly expected: boolean;
	/** ISO 8601 day. */
	readonly pay_until: string | null;
	readonly held_until: string | null;
}

/** Whether mails to a customer are stopped. */
interface MailState {
	readonly address: string;
	readonly refused: { readonly reason: string; readonly refused_at: string } | null;
}

/** Something that happened to an order. */
export interface Happening {
	readonly at: string;
	readonly kind: string;
	readonly what: string;
	readonly text: string | null;
	/** Who of the staff did it. */
	readonly by: string | null;
}

/** Statuses that staff set. */
export type NextStatus = 'accepted' | 'preparing' | 'ready_for_pickup' | 'delivered' | 'cancelled' | 'refunded';

const at = (number: string): string => `/orders/${encodeURIComponent(number)}`;

export const searchOrders = read<Page<OrderSummary>>('/order-search');
export const readCarriers = read<Items<Carrier>>('/carriers');
export const readOrder = (number: string): Read<Order> => read<Order>(at(number))();
export const readPayments = (number: string): Read<Items<Payment>> => read<Items<Payment>>(`${at(number)}/payments`)();
export const readPictures = (number: string) => read<Items<{ readonly sku: string; readonly picture: string | null }>>(`${at(number)}/pictures`)();
export const readTransfer = (number: string) => read<ExpectedTransfer>(`${at(number)}/transfer`)();

export const readMailAddress = (number: string): Read<MailState> => read<MailState>(`${at(number)}/mail-address`)();
/** Lets mails to the customer be sent again. */
export const clearMailAddress = (number: string): Promise<Result<unknown>> => send({ method: 'POST', path: `${at(number)}/mail-address/clear`, body: {} });

export const readTimeline = (number: string): Read<Items<Happening>> => read<Items<Happening>>(`${at(number)}/timeline`)();
export const writeNote = (number: string, text: string): Promise<Result<unknown>> => send({ method: 'POST', path: `${at(number)}/notes`, body: { text } });

export const setStatus = (number: string, status: NextStatus): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `${at(number)}/status`, body: { status } });
export const shipOrder = (number: string, shipment: Shipment): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `${at(number)}/shipments`, body: shipment });
export const recordTransfer = (number: string, transfer: Transfer): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `${at(number)}/transfer`, body: transfer });
