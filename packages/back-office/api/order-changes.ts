import type { Refund } from '@titraj/backend/merchant-api/routes/refund-routes.ts';
import type { Order } from './orders.ts';
import type { Items } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { Refund };

interface Pieces {
	readonly line: number;
	readonly quantity: number;
}

export interface NewReturn {
	readonly lines: readonly (Pieces & { /** Pieces that are sold again. */ readonly sellable: number })[];
	readonly withdrawal: string | null;
	/** Kept of the value. */
	readonly deduct: string;
	readonly note: string | null;
}

interface NewRefund {
	readonly amount: string;
	readonly by_hand: boolean;
	readonly iban: string | null;
	/** Repeated with the same one, the money goes back once. */
	readonly key: string;
}

const at = (number: string): string => `/orders/${encodeURIComponent(number)}`;

export const readRefunds = (number: string): Read<Items<Refund>> => read<Items<Refund>>(`${at(number)}/refunds`)();

export const cancelLines = (number: string, cancelled: { readonly reason: string; readonly lines: readonly Pieces[] }): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `${at(number)}/cancel`, body: cancelled });
export const changeAddress = (number: string, address: NonNullable<Order['delivery']>): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `${at(number)}/delivery-address`, body: address });
export const changeStore = (number: string, store: string): Promise<Result<unknown>> => send({ method: 'PUT', path: `${at(number)}/store`, body: { store } });
/** Records that goods which the order waited for have come. */
export const recordArrival = (number: string, lines: readonly Pieces[]): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `${at(number)}/arrivals`, body: { lines } });
export const receiveReturn = (number: string, goods: NewReturn): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `${at(number)}/returns`, body: goods });
export const beginRefund = (number: string, refund: NewRefund): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `${at(number)}/refunds`, body: refund, isDecidedOutside: true });
export const refuseRefund = (number: string, reference: string): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `${at(number)}/refunds/${encodeURIComponent(reference)}/not-paid`, body: {} });
export const finishRefund = (number: string, reference: string): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `${at(number)}/refunds/${encodeURIComponent(reference)}/done`, body: {} });
