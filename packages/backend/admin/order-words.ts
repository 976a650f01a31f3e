import type { OrderStatus } from '@titraj/contract/order-status.ts';
import type { TakeBackWay } from '@titraj/contract/take-back.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { ADMIN_PATH } from './admin-page.ts';
import { formatAmount } from './forms.ts';

export const ORDERS_PATH = `${ADMIN_PATH}narudzbe/`;

export const ORDER_STATES: Readonly<Record<OrderStatus, string>> = {
	received: 'zaprimljena',
	awaiting_confirmation: 'čeka Vašu potvrdu',
	awaiting_payment: 'čeka plaćanje',
	payment_failed: 'plaćanje nije uspjelo',
	paid: 'plaćena',
	preparing: 'priprema se',
	ready_for_pickup: 'spremna za preuzimanje',
	shipped: 'poslana',
	completed: 'završena',
	cancelled: 'otkazana',
	returned: 'vraćena',
};

/** Status of an order, and that it holds no goods. */
export const toState = ({ status, reserved }: { status: OrderStatus; reserved: boolean }): string =>
	reserved || !WITHOUT_GOODS.has(status) ? ORDER_STATES[status] : `${ORDER_STATES[status]}, roba nije rezervirana`;

/** Statuses in which a lack of reserved goods matters to staff. */
const WITHOUT_GOODS: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['awaiting_payment', 'payment_failed', 'paid']);

export const formatTotal = ({ total_cents, currency }: { total_cents: number; currency: string }): string =>
	`${formatAmount(total_cents)}\u00a0${currency === 'EUR' ? '€' : escapeHtml(currency)}`;

/** How an old appliance is taken back with an order line. */
export const TAKE_BACK: Readonly<Record<TakeBackWay, string>> = {
	collection: 'Pri isporuci preuzeti stari uređaj',
	hand_in: 'Kupac predaje stari uređaj u poslovnici',
};
