import type { MailState } from '@titraj/backend/merchant-api/routes/bounce-routes.ts';
import type { Happening } from '@titraj/backend/merchant-api/routes/order-change-routes.ts';
import type { ExpectedTransfer, OrderSummary, TransferBody } from '@titraj/backend/merchant-api/routes/order-search-routes.ts';
import type { PaymentAttempt } from '@titraj/backend/merchant-api/routes/payment-routes.ts';
import type { Carrier, NewShipment } from '@titraj/backend/merchant-api/routes/shipment-routes.ts';
import type { OrderView } from '@titraj/backend/merchant-api/schemas/order-view.ts';
import type { Items, Page } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { Happening, OrderSummary };

export type Order = OrderView;
export type Payment = PaymentAttempt;

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
export const shipOrder = (number: string, shipment: NewShipment): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `${at(number)}/shipments`, body: shipment });
/** Gives the last shipment other tracking. */
export const changeTracking = (
	number: string,
	tracking: Pick<NewShipment, 'carrier' | 'tracking_code'> & { readonly mail: boolean },
): Promise<Result<unknown>> => send({ method: 'POST', path: `${at(number)}/status`, body: { status: 'shipped', ...tracking } });
export const recordTransfer = (number: string, transfer: TransferBody): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `${at(number)}/transfer`, body: transfer });
