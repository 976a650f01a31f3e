import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { openPerson, STAFF_PASSWORD } from '#tests/support/merchant-person.ts';
import { ERASED, EXPORTED, KEPT, NAMES_NOBODY, WITHOUT_CUSTOMERS } from '#tests/support/personal-columns.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
merchantForAllTests((started) => {
	backend = started;
});

beforeAll(() => backend.db.updateTable('products').set({ quantity: 1000 }).where('code', '=', 'MON-1').execute());

interface Column {
	readonly table: string;
	readonly column: string;
}

/** Columns that can hold words. */
const TYPES = ['text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY', 'inet'];

async function readColumns(): Promise<Column[]> {
	const { rows } = await sql<Column>`
		select table_name as table, column_name as column from information_schema.columns
		where table_schema = current_schema() and data_type = any(${TYPES}) order by 1, 2
	`.execute(backend.db);
	return rows.filter(({ table }) => !WITHOUT_CUSTOMERS.has(table));
}

/** Columns that have a text somewhere. */
async function findText(text: string): Promise<string[]> {
	const found = [];
	for (const { table, column } of await readColumns()) {
		const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)}::text ilike ${`%${text}%`} limit 1`.execute(backend.db);
		if (rows.length > 0) found.push(`${table}.${column}`);
	}
	return found;
}

it('each column that can hold words is exported, erased, kept with a reason, or names nobody (tests/support/personal-columns.ts)', async () => {
	const columns = (await readColumns()).map(({ table, column }) => ({ column, name: `${table}.${column}` }));
	const named = new Set([...EXPORTED, ...Object.keys(ERASED), ...Object.keys(KEPT)]);
	expect(columns.filter(({ name, column }) => !named.has(name) && !NAMES_NOBODY.has(name) && !NAMES_NOBODY.has(column)).map(({ name }) => name)).toEqual([]);
	const names = new Set(columns.map(({ name }) => name));
	expect([...named].filter((name) => !names.has(name))).toEqual([]);
});

/** Tables of accounts: of somebody without one they hold nothing. */
const OF_ACCOUNTS = /^(customer_notes|feedback|post_comments|user_addresses|user_identities|users)\./;
const isOfGuest = (name: string): boolean => !OF_ACCOUNTS.test(name) || name === 'users.email_pending';
const gone = [...EXPORTED, ...Object.keys(ERASED)].toSorted();

it('what is stored of somebody without an account is exported, and nothing of it stays but what the law asks', async () => {
	const manager = await openPerson(backend, 'manager');
	const email = 'znakgosta@titraj.example';
	await fill(email, 'znakgosta');
	expect((await findText('znakgosta')).filter((name) => !(name in KEPT))).toEqual(gone.filter(isOfGuest));

	const { body } = await manager.call('POST', '/personal-data/export', { email });
	expectExported(
		body,
		'znakgosta',
		EXPORTED.filter((name) => !OF_ACCOUNTS.test(name)),
	);
	await manager.call('POST', '/session/confirmation', { password: STAFF_PASSWORD });
	expect((await manager.call('POST', '/personal-data/erasure', { email: email.toUpperCase() })).status).toBe(200);
	expect((await findText('znakgosta')).filter((name) => !(name in KEPT))).toEqual([]);
});

it('what is stored of a customer is exported, and nothing of it stays but what the law asks', async () => {
	const manager = await openPerson(backend, 'manager');
	const email = 'znakkupca@titraj.example';
	const id = await writeAccount(email, 'znakkupca');
	await fill(email, 'znakkupca');
	expect((await findText('znakkupca')).filter((name) => !(name in KEPT))).toEqual(gone);

	const { body } = await manager.call('GET', `/customers/${id}/export`);
	expectExported(body, 'znakkupca', EXPORTED);
	await manager.call('POST', '/session/confirmation', { password: STAFF_PASSWORD });
	expect((await manager.call('DELETE', `/customers/${id}`)).status).toBe(200);
	expect((await findText('znakkupca')).filter((name) => !(name in KEPT))).toEqual([]);
});

it('an address within a longer one is another person', async () => {
	const manager = await openPerson(backend, 'manager');
	await add('audit_log', { ...ENTRY, before: null, after: JSON.stringify({ email: 'druga.osoba@titraj.example' }) });
	await manager.call('POST', '/session/confirmation', { password: STAFF_PASSWORD });
	expect((await manager.call('POST', '/personal-data/erasure', { email: 'osoba@titraj.example' })).status).toBe(200);
	expect(await findText('druga.osoba@')).toEqual(['audit_log.after']);
});

/** Addresses are the same in all columns; their part of the export is not empty. */
function expectExported(body: Record<string, unknown>, mark: string, columns: readonly string[]): void {
	const sections = ['orders', 'messages', 'newsletter', 'sweepstakes', 'alerts', 'vouchers', 'withdrawals', 'signups', 'saved_carts', 'checkouts', 'mails'];
	const empty = [...sections, 'held_mails', 'refused_address', 'order_notes'].filter((name) => [undefined, null, '[]'].includes(toText(body[name])));
	const text = JSON.stringify(body);
	const lacks = columns.filter((name) => !/\.(email|recipient|address|email_pending)$/.test(name) && !text.includes(`${mark} ${name}`));
	expect({ empty, lacks }).toEqual({ empty: [], lacks: [] });
	expect(text).not.toMatch(/tajni|password_hash|session_id":"/);
}

const toText = (value: unknown): string | null | undefined => (value === null ? null : JSON.stringify(value));

const ENTRY = { caller: 'key 1', name: 'program', operation: 'saveSomething', entity: '/something' };

/** Writes a row, and returns it. */
async function add(table: string, row: Readonly<Record<string, unknown>>): Promise<{ readonly id: number }> {
	const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
	const { rows } = await sql<{ id: number }>`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))}) returning *`.execute(
		backend.db,
	);
	return rows[0] ?? { id: 0 };
}

/** Columns with the mark of a person and their own name. */
const marked = (mark: string, table: string, ...columns: readonly string[]) =>
	Object.fromEntries(columns.map((column) => [column, `${mark} ${table}.${column}`]));

async function writeAccount(email: string, mark: string): Promise<number> {
	const of = (table: string, ...columns: readonly string[]) => marked(mark, table, ...columns);
	const { id: user_id } = await add('users', { email, ...of('users', 'first_name', 'last_name', 'phone', 'company', 'oib', 'email_pending') });
	const address = of('user_addresses', 'title', 'first_name', 'last_name', 'company', 'oib', 'street', 'postcode', 'city', 'phone');
	await add('user_addresses', { user_id, ...address, country: 'HR' });
	await add('user_identities', { user_id, provider: 'google', ...of('user_identities', 'subject') });
	await add('customer_notes', { user_id, staff: 'osoblje', ...of('customer_notes', 'text') });
	const session_id = randomUUID();
	await add('sessions', { id: session_id, user_id });
	const { id: product_id } = await backend.db.selectFrom('products').select('id').limit(1).executeTakeFirstOrThrow();
	await add('feedback', { product_id, user_id, session_id, rate: 5, status: 'approved', ...of('feedback', 'display_name', 'message', 'answer') });
	const { id: post_id } = await backend.db.selectFrom('posts').select('id').limit(1).executeTakeFirstOrThrow();
	await add('post_comments', { post_id, session_id, ...of('post_comments', 'display_name', 'message') });
	return user_id;
}

/** Writes a row by the address into each table that can have one. */
async function fill(email: string, mark: string): Promise<void> {
	const of = (table: string, ...columns: readonly string[]) => marked(mark, table, ...columns);
	const now = new Date();
	const { id: other } = await add('users', { email: `drugi-${mark.slice(4)}@titraj.example`, first_name: 'D', last_name: 'D', email_pending: email });
	const code = { code_hash: 'tajni', expires_at: now };
	await add('user_codes', { ...code, id: randomUUID(), user_id: other, purpose: 'email', email });
	await add('signups', { ...code, id: randomUUID(), email, password_hash: 'tajni', ...of('signups', 'first_name', 'last_name', 'phone') });

	const number = await placeTestOrder(backend.db, { status: 'completed' });
	const order = await backend.db.updateTable('orders').set({ email }).where('number', '=', number).returning('id').executeTakeFirstOrThrow();
	const order_id = order.id;
	await add('order_notes', { order_id, kind: 'note', staff: 'osoblje', ...of('order_notes', 'text') });
	const statement = { number, email, lang: 'hr', ...of('withdrawals', 'name', 'items') };
	await add('withdrawals', { ...statement, order_id: null });
	await add('held_mails', { recipient: email, market: 'hr', order_id });
	await add('mails', { recipient: email.replace('znak', 'Znak'), template: 'order', lang: 'hr', ...of('mails', 'subject', 'text', 'html') });
	await add('refused_addresses', { address: email, ...of('refused_addresses', 'reason') });

	const session_id = randomUUID();
	await add('sessions', { id: session_id });
	const { id: cart_id } = await add('carts', { session_id });
	await add('cart_customers', { cart_id, data: JSON.stringify({ email, delivery: of('cart_customers', 'data') }) });
	await add('saved_carts', { code: `tajni-${number}`, cart_id, cart_version: 1, email, lines: '[]' });

	await add('contact_messages', { email, ...of('contact_messages', 'name', 'subject', 'message') });
	await add('newsletter_subscriptions', { email, code: randomUUID(), status: 'confirmed', topics: '[]', lang: 'hr', asked_at: now });
	const { id: product_id } = await backend.db.selectFrom('products').select('id').limit(1).executeTakeFirstOrThrow();
	const alert = { email, product_id, status: 'confirmed', market: 'hr', asked_at: now, changed_at: now };
	await add('stock_alerts', { ...alert, code: randomUUID() });
	await add('price_alerts', { ...alert, code: randomUUID(), price_limit_cents: 100 });
	await add('vouchers', {
		...{ email, code_hash: `tajni-${number}`, code_end: 'HB6W', market: 'hr', currency: 'EUR' },
		amount_cents: 1,
		balance_cents: 1,
	});

	const texts = { slug: `igra-${number}`, title: 'Igra', short_description: '', content: '', rules: '', picture: '{"kind":"none","params":{}}' };
	const shown = { name: `${mark} ime`, prize: 'bicikl' };
	const times = { starts_at: now, ends_at: now, winners_at: now };
	const { id: sweepstake_id } = await add('sweepstakes', { ...texts, ...times, winners: JSON.stringify([shown]) });
	const entry = of('sweepstake_entries', 'first_name', 'last_name', 'answer');
	await add('sweepstake_entries', {
		sweepstake_id,
		email,
		created_at: now,
		...entry,
		prize: shown.prize,
		shown_as: shown.name,
		place: 1,
		outcome: 'confirmed',
	});

	const state = JSON.stringify({ email });
	await add('audit_log', { ...ENTRY, before: state, after: state });
	await add('idempotent_calls', { caller: 'key 1', idempotency_key: number, request_hash: 'x', status: 200, body: state });
	await add('jobs', { queue: 'none', data: '{}', last_error: `550 <${email}>: no such mailbox`, failed_at: now });
}
