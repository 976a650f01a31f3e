import type { OrderStatus, PaymentStatus } from '@titraj/contract/order-status.ts';
import type { AddressColumns } from '../platform/database/tables/account-tables.ts';

export interface DemoOrder {
	daysAgo: number;
	/** Later statuses, after `received`. */
	statuses: OrderStatus[];
	/** Index of the product and quantity. */
	lines: [product: number, qty: number][];
	shipping: { code: string; title: string; cents: number; tracking: string | null };
	payment: { code: string; title: string; type: 'redirect' | null; status: PaymentStatus };
	company?: true;
}

export const DEMO_HOME: AddressColumns = {
	first_name: 'Ana',
	last_name: 'Kupac',
	company: null,
	oib: null,
	street: 'Antenska 7',
	postcode: '10000',
	city: 'Zagreb',
	country: 'HR',
	phone: '+38515550171',
};

export const DEMO_COMPANY: AddressColumns = {
	...DEMO_HOME,
	company: 'Ispravljač j.d.o.o.',
	oib: '12345678903',
	street: 'Obala kondenzatora 21',
	postcode: '21000',
	city: 'Split',
	phone: '+38521555012',
};

const COURIER = { code: 'courier', title: 'Dostava na kućnu adresu', cents: 499 };
const FREE_COURIER = { ...COURIER, cents: 0 };
const PICKUP = { code: 'pickup', title: 'Preuzimanje u poslovnici', cents: 0, tracking: null };
const CARD = { code: 'card', title: 'Kartica', type: 'redirect' as const };
const TRANSFER = { code: 'bank_transfer', title: 'Uplata na račun', type: null };
const CASH = { code: 'cash_on_delivery', title: 'Plaćanje pouzećem', type: null };

/** Orders of the demo customer, oldest first. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
	{
		daysAgo: 210,
		statuses: ['paid', 'preparing', 'shipped', 'completed'],
		lines: [[0, 1]],
		shipping: { ...FREE_COURIER, tracking: 'TT100210' },
		payment: { ...CARD, status: 'approved' },
	},
	{ daysAgo: 96, statuses: ['cancelled'], lines: [[3, 2]], shipping: { ...COURIER, tracking: null }, payment: { ...TRANSFER, status: 'cancelled' } },
	{
		daysAgo: 61,
		statuses: ['paid', 'ready_for_pickup', 'completed'],
		lines: [
			[1, 1],
			[4, 3],
		],
		shipping: PICKUP,
		payment: { ...TRANSFER, status: 'approved' },
		company: true,
	},
	{
		daysAgo: 24,
		statuses: ['preparing', 'shipped', 'completed'],
		lines: [
			[2, 1],
			[5, 2],
			[6, 1],
		],
		shipping: { ...FREE_COURIER, tracking: 'TT100024' },
		payment: { ...CASH, status: 'approved' },
	},
	{
		daysAgo: 6,
		statuses: ['awaiting_payment', 'payment_failed'],
		lines: [[7, 1]],
		shipping: { ...COURIER, tracking: null },
		payment: { ...CARD, status: 'declined' },
	},
	{
		daysAgo: 2,
		statuses: ['paid', 'preparing', 'shipped'],
		lines: [
			[8, 1],
			[9, 4],
		],
		shipping: { ...FREE_COURIER, tracking: 'TT100002' },
		payment: { ...CARD, status: 'approved' },
	},
];
