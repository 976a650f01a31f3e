import { whole } from '@titraj/contract/settings/formats.ts';
import { setting } from '@titraj/contract/settings/setting.ts';

const MOST = 9_999_999;

/** Limits of an order that is not paid yet. */
export const PAYMENT_SETTINGS = {
	payLaterPieces: setting('PAY_LATER_MAX_PIECES', whole(1, MOST), {
		standard: '10',
		about: 'Maximum quantity of one product in an order that is paid on receipt (cash_on_delivery, pay_in_store).',
	}),
	payLaterTotal: setting('PAY_LATER_MAX_TOTAL', whole(0, MOST), {
		standard: '1000',
		about: 'Maximum total, in euros, of an order that is paid on receipt. Limits of single methods: /admin/#/payment-methods.',
	}),
	reservePieces: setting('RESERVE_MAX_PIECES', whole(0, MOST), {
		standard: '10',
		about:
			'Maximum quantity of one product that an order reserves before it is paid. Above it the order is accepted, and reserves its goods when the payment arrives.',
	}),
	reserveTotal: setting('RESERVE_MAX_TOTAL', whole(0, MOST), {
		standard: '3000',
		about: 'Maximum total, in euros, of an order that reserves its goods before it is paid. 0: no order does.',
	}),
	reserveOpenOrders: setting('RESERVE_MAX_OPEN_ORDERS', whole(0, MOST), {
		standard: '5',
		about: 'Maximum number of unpaid orders of one network address and day that reserve their goods before they are paid. Later ones are accepted without.',
	}),
	reserveMinutes: setting('RESERVE_MINUTES', whole(1, MOST), {
		standard: '30',
		about: 'Minutes for which an order with an online payment reserves its goods before it is paid. Later payments reserve them again, if there are enough.',
	}),
	pickupDays: setting('PICKUP_DAYS', whole(1, MOST), {
		standard: '7',
		about: 'Days for which an order that is paid at pickup is reserved; then it is cancelled and its goods are for sale again.',
	}),
} as const;
