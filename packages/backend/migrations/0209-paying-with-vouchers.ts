import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Vouchers that a cart is to be paid with, and the voucher of a payment (0179). */
export const payingWithVouchers: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table cart_vouchers (
	cart_id int not null references carts on delete cascade,
	voucher_id int not null references vouchers on delete cascade,
	primary key (cart_id, voucher_id)
);
create index cart_vouchers_voucher on cart_vouchers (voucher_id);

alter table order_payments add column voucher_id int references vouchers;
create index order_payments_voucher on order_payments (voucher_id) where voucher_id is not null;
`,
		),
};
