import { existsSync, globSync, readFileSync } from 'node:fs';
import { TABLE_OWNERS } from '@titraj/backend/platform/database/table-owners.ts';
import type { Database, DatabaseOf, Tables } from '@titraj/backend/platform/database/tables.ts';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { findTableUses } from '#scripts/tables/find-table-uses.ts';
import { findCouplings, withTables } from '#scripts/tables/list-tables.ts';

const couplings = findCouplings();
const hasOwnConnection = (module: string): boolean => existsSync(`packages/backend/${module}/tables.ts`);

/** Modules whose functions still take a connection to all tables. Take a module out when it has its `tables.ts`; add none. */
const UNTYPED: readonly string[] = ['platform', 'seed', 'setup'];

/** Files that hand the connection to functions of other modules, so that it knows all tables. */
const HANDING_ON: readonly string[] = [
	'accounts/profile/close-account.ts',
	'accounts/profile/erase-by-address.ts',
	'accounts/session/open-user-session.ts',
	'accounts/signup/confirm-email.ts',
	'cart/change-cart.ts',
	'cart/pricing/load-cart-state.ts',
	'cart/read-cart.ts',
	'cart/saved/wishlist/read-wishlist.ts',
	'catalog/badges/badges-job.ts',
	'catalog/categories/write-categories.ts',
	'catalog/manufacturers/write-manufacturers.ts',
	'catalog/products/write-attributes.ts',
	'catalog/products/write-products.ts',
	'content/calendars/edit-calendar.ts',
	'content/calendars/renew-dates.ts',
	'content/calendars/write-extras.ts',
	'content/editing/audience.ts',
	'content/editing/publish-due.ts',
	'content/editing/save-page.ts',
	'content/editing/save-post.ts',
	'content/links/find-link-states.ts',
	'content/posts/write-posts.ts',
	'content/product-alerts/read-alerted-product.ts',
	'courier-labels/cancel-label.ts',
	'courier-labels/make-labels.ts',
	'courier-labels/make-own-labels.ts',
	'courier-labels/read-parcel.ts',
	'editor/edit-product.ts',
	'import/pictures/fetch-pictures.ts',
	'invoices/accounts/read-month.ts',
	'invoices/e-invoice/e-invoice-queue.ts',
	'invoices/e-invoice/read-e-invoice-facts.ts',
	'invoices/fiscal/fiscal-queue.ts',
	'invoices/issue/write-paper.ts',
	'listing/find-listing.ts',
	'listing/list-products.ts',
	'listing/refresh-derived.ts',
	'listing/search/alternatives/find-alternatives.ts',
	'localization/translations/upsert.ts',
	'merchant-api/bulk/upsert-products.ts',
	'merchant-api/bulk/write-batch.ts',
	'merchant-api/bulk/write-row-translations.ts',
	'merchant-api/http/entry.ts',
	'merchant-api/http/in-logged-transaction.ts',
	'merchant-api/http/joined-transaction.ts',
	'merchant-api/http/route.ts',
	'merchant-api/http/run-write.ts',
	'merchant-api/mails/preview-mail.ts',
	'merchant-api/routes/block-routes.ts',
	'merchant-api/routes/campaign-routes.ts',
	'merchant-api/routes/category-routes.ts',
	'merchant-api/routes/change-order.ts',
	'merchant-api/routes/connector-routes.ts',
	'merchant-api/routes/coupon-routes.ts',
	'merchant-api/routes/customer-care-routes.ts',
	'merchant-api/routes/customer-group-routes.ts',
	'merchant-api/routes/flyer-routes.ts',
	'merchant-api/routes/guarantee-routes.ts',
	'merchant-api/routes/label-routes.ts',
	'merchant-api/routes/page-routes.ts',
	'merchant-api/routes/payment-routes.ts',
	'merchant-api/routes/personal-data.ts',
	'merchant-api/routes/post-routes.ts',
	'merchant-api/routes/product-form-routes.ts',
	'merchant-api/routes/read-orders.ts',
	'merchant-api/routes/refund-routes.ts',
	'merchant-api/routes/shipping-routes.ts',
	'merchant-api/routes/sweepstake-routes.ts',
	'merchant-api/routes/switch-routes.ts',
	'merchant-api/routes/translated-text-routes.ts',
	'merchant-api/routes/voucher-routes.ts',
	'merchant-api/schemas/paper-view.ts',
	'merchant-api/session/owner-route.ts',
	'merchant-api/session/second-factor-route.ts',
	'operation/read-operation.ts',
	'orders/changes/change-store.ts',
	'orders/changes/plan-addition.ts',
	'orders/changes/postpone-days.ts',
	'orders/changes/read-delivery.ts',
	'orders/life-cycle/release-stock.ts',
	'orders/mail/read-for-mail.ts',
	'orders/mail/read-terms.ts',
	'orders/placing/drop-used-coupons.ts',
	'orders/placing/lock-ordered.ts',
	'orders/placing/place-order.ts',
	'orders/placing/reserve-stock.ts',
	'pruning/pruning-job.ts',
	'staff/people/invite.ts',
	'staff/people/staff-password.ts',
	'staff/session/sign-in.ts',
];

test('each table belongs to one module', () => {
	const owned: readonly string[] = Object.values(TABLE_OWNERS).flat();
	expect(owned.filter((table, index) => owned.indexOf(table) !== index)).toEqual([]);
	expectTypeOf<(typeof TABLE_OWNERS)[keyof typeof TABLE_OWNERS][number]>().toEqualTypeOf<keyof Tables>();
});

test('a query of a table that the connection does not know is a type error, in a transaction too', () => {
	const ofUsers = (db: DatabaseOf<'users'>) => {
		db.selectFrom('users').select('id');
		// @ts-expect-error: the connection does not know products
		db.selectFrom('products');
		return db.transaction().execute(async (trx) => {
			// @ts-expect-error: the connection does not know orders
			trx.deleteFrom('orders');
		});
	};
	expectTypeOf<Database>().toExtend<Parameters<typeof ofUsers>[0]>();
});

test('ARCHITECTURE.md lists the tables of others that each module uses', () => {
	const document = readFileSync('ARCHITECTURE.md', 'utf8');
	expect(document, 'run: node_modules/.bin/node scripts/write-table-list.ts').toBe(withTables(document, couplings));
});

test('no further module takes a connection to all tables', () => {
	expect(couplings.map(({ module }) => module).filter((module) => !hasOwnConnection(module))).toEqual(UNTYPED);
});

/** Tables of others that the merchant API still reads. Lower it when their module gets a function for what is read; never raise it. */
const MOST_READ_BY_MERCHANT_API = 28;

test('the merchant API writes no table of another module, and reads no more of them than before', () => {
	const found = couplings.find(({ module }) => module === 'merchant-api');
	expect(found?.writes).toEqual([]);
	expect(found?.reads.length).toBe(MOST_READ_BY_MERCHANT_API);
});

describe.each(couplings.filter(({ module }) => hasOwnConnection(module)))('the connection of $module', ({ module, owns, reads, writes }) => {
	const files = globSync(`packages/backend/${module}/**/*.ts`).filter((file) => !file.endsWith('/tables.ts'));
	const declared = [...readFileSync(`packages/backend/${module}/tables.ts`, 'utf8').matchAll(/'(\w+)'/g)].map(([, table = '']) => table);

	test(`knows the tables of others that queries of ${module} name, in SQL too`, () => {
		expect([...reads, ...writes].filter((table) => !declared.includes(table))).toEqual([]);
	});

	test(`knows no tables of others that ${module} does not use`, () => {
		const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
		expect(declared.filter((table) => table !== module && !new RegExp(`\\b${table}\\b`).test(code))).toEqual([]);
		expect(declared.filter((table) => table !== module && owns.includes(table))).toEqual([]);
	});

	test(`is the only one that files of ${module} use, unless they hand it on`, () => {
		const takesAll = /Kysely<Tables>|import type \{ Database\b[^}]*\} from '[./]*platform\/database\/tables\.ts'/;
		const found = files.filter((file) => takesAll.test(readFileSync(file, 'utf8'))).map((file) => file.slice('packages/backend/'.length));
		expect(found.toSorted()).toEqual(HANDING_ON.filter((file) => file.startsWith(`${module}/`)));
	});
});

describe('tables that a query names', () => {
	const tables = new Set(['carts', 'orders', 'products', 'users']);
	const usesOf = (code: string) => {
		const { reads, writes } = findTableUses(code, tables);
		return { reads: [...reads].toSorted(), writes: [...writes].toSorted() };
	};

	test.each([
		["db.selectFrom('products as p').innerJoin('users', 'users.id', 'p.id')", { reads: ['products', 'users'], writes: [] }],
		["db.selectFrom(['products as p', 'carts'])", { reads: ['carts', 'products'], writes: [] }],
		["db.updateTable('orders').from('carts')", { reads: ['carts'], writes: ['orders'] }],
		[`sql\`select from \${sql.table('users')}\``, { reads: ['users'], writes: [] }],
		[`sql\`update products set n = (select count(*) from orders o where o.id = \${id})\``, { reads: ['orders'], writes: ['products'] }],
		['sql`insert into users (id) select id from carts on conflict (id) do update set id = 1`', { reads: ['carts'], writes: ['users'] }],
		['sql`\n\tDELETE FROM\n\torders using carts c`', { reads: ['carts'], writes: ['orders'] }],
	])('are found in %s', (code, uses) => {
		expect(usesOf(code)).toEqual(uses);
	});

	test.each([
		'// select from products',
		'const from = "from products"',
		"list.push('orders')",
		'sql`select p.orders, products_total from t`',
		`sql\`from \${table}\``,
	])('are none in %s', (code) => {
		expect(usesOf(code)).toEqual({ reads: [], writes: [] });
	});
});
