import { whole } from '@titraj/contract/settings/formats.ts';
import { setting } from '@titraj/contract/settings/setting.ts';

const MOST = 9_999_999;

/** Limits of an order that is not paid in advance. */
export const PAYMENT_SETTINGS = {
	payLaterPieces: setting('PAY_LATER_MAX_PIECES', whole(1, MOST), {
		standard: '10',
		about: 'Maximum quantity of one product in an order that is paid on receipt (cash_on_delivery, pay_in_store).',
	}),
	payLaterTotal: setting('PAY_LATER_MAX_TOTAL', whole(0, MOST), {
		standard: '1000',
		about: 'Maximum total, in euros, of an order that is paid on receipt. Cash on delivery is always limited to 700.',
	}),
	confirmAbove: setting('ORDER_CONFIRM_ABOVE', whole(0, MOST), {
		standard: '3000',
		about: 'Orders above this total, in euros, reserve nothing until staff confirm them at /admin/narudzbe/. 0: every order. Needs ADMIN_PAGES.',
	}),
	confirmAfterOpen: setting('ORDER_CONFIRM_AFTER_OPEN', whole(0, MOST), {
		standard: '20',
		about: 'After this many unpaid orders from one network within a week, its next order waits for staff, too. 0: every order.',
	}),
	pickupDays: setting('PICKUP_DAYS', whole(1, MOST), {
		standard: '7',
		about: 'Days for which an order that is paid at pickup is reserved; then it is cancelled and its goods are for sale again.',
	}),
} as const;
