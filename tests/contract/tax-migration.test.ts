import type { OpenDatabase } from '@titraj/backend/migrations/open-database.ts';
import { readShippingPlan } from '@titraj/backend/shipping/read-shipping-plan.ts';
import { rulesFor } from '@titraj/backend/shipping/shipping-plan.ts';
import { toShippingCents } from '@titraj/backend/shipping/shipping-rules.ts';
import { expect, test } from 'vitest';
import { migratedForAllTests } from '#tests/support/migrated-database.ts';

/** The last migration before VAT rates and shipping prices moved from code to the database. */
const BEFORE = '0060-missed-words';
const PAYMENT = `payment_code, payment_title`;
const OLD_DATA = `
insert into users (email, password_hash, first_name, last_name) values ('ana@titraj.example', 'x', 'Ana', 'Anić')
--
insert into orders (code, number, status, lang, email, items_cents, discount_cents, shipping_cents, payment_cents, tax_cents, total_cents, ${PAYMENT})
	values ('a', '1', 'paid', 'hr', 'ana@titraj.example', 3500, 500, 399, 0, 680, 3399, 'card', 'Kartica'),
		('b', '2', 'received', 'hr', 'ana@titraj.example', 1000, 1000, 0, 0, 0, 0, 'card', 'Kartica')
--
insert into order_parcels (order_id, position, shipping_code, shipping_title, shipping_cents) values (1, 1, 'courier', 'Kurir', 399)
--
insert into order_items (order_id, parcel_id, position, code, title, unit, qty, unit_cents, basic_cents, total_cents) values (1, 1, 1, 'CAB-1', 'Kabel', 'kom', 1, 3500, 3500, 3500)
`;

let opened: OpenDatabase;
migratedForAllTests({ lastMigration: BEFORE, data: OLD_DATA }, (migrated) => {
	opened = migrated;
});

test('existing orders keep their totals and their single VAT sum', async () => {
	const orders = await opened.db.selectFrom('orders').select(['number', 'total_cents', 'tax_cents']).orderBy('id').execute();
	expect(orders).toEqual([
		{ number: '1', total_cents: 33_99, tax_cents: 6_80 },
		{ number: '2', total_cents: 0, tax_cents: 0 },
	]);
	expect(await opened.db.selectFrom('order_taxes').selectAll().execute()).toEqual([{ order_id: 1, percent: 25, cents: 33_99, tax_cents: 6_80 }]);
	expect(await opened.db.selectFrom('order_items').select(['tax_percent', 'tax_cents', 'coupon_cents']).executeTakeFirst()).toEqual({
		...{ tax_percent: 25, tax_cents: null, coupon_cents: 0 },
	});
});

test('a shop in use keeps its shipping: Croatia and its islands, at the former prices', async () => {
	const plan = await readShippingPlan(opened.db, { currency: 'EUR', lang: 'hr', config: { shop: {} } });
	const offer = (postcode: string) =>
		rulesFor(plan, { country: 'HR', postcode }).map((rule) => [
			rule.code,
			rule.days,
			toShippingCents(rule, { goodsCents: 60_00, grams: 1, bulkyPieces: 0, sized: [] }),
		]);
	// Pickup is left out: this shop has no store.
	expect(offer('10000')).toEqual([
		['courier', [1, 2], 3_99],
		['parcel_locker', [1, 2], 2_49],
	]);
	for (const postcode of ['20221', '21480', '51550']) expect(offer(postcode)[0]).toEqual(['courier', [2, 4], 3_99]);
	expect(
		rulesFor(plan, { country: 'HR', postcode: '10000' }).map((rule) => toShippingCents(rule, { goodsCents: 60_01, grams: 1, bulkyPieces: 0, sized: [] })),
	).toEqual([0, 0]);
	expect(plan.countries).toEqual(['HR']);
});
