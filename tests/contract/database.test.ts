import { queryObjects } from 'node:v8';
import { messages } from '@electric-sql/pglite';
import { type OpenDatabase, openDatabase } from '@titraj/backend/migrations/open-database.ts';
import type { Tables } from '@titraj/backend/platform/database/tables.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let test: TestDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
	test = await createTestDatabase();
	opened = await openDatabase({ databaseUrl: test.url, dataDir: null });
	await sql`create table notes (id serial primary key, text text not null unique, big bigint)`.execute(opened.db);
});
afterAll(async () => {
	await opened.close();
	await test.drop();
});

const write = (db: Kysely<Tables>, text: string) => sql`insert into notes (text) values (${text})`.execute(db);
const countOf = async (text: string) =>
	(await sql<{ count: number }>`select count(*) as count from notes where text like ${`${text}%`}`.execute(opened.db)).rows[0]?.count;

it('a repeated query returns the result of its own values each time', async () => {
	const doubled = async (value: number) => (await sql<{ twice: number }>`select ${value}::int * 2 as twice`.execute(opened.db)).rows[0]?.twice;
	for (const value of [1, 2, 3, 4, 5, 6, 7]) expect(await doubled(value)).toBe(value * 2);
});

it('a query with one plan for all values does so, too, in a transaction and after an error', async () => {
	const text = sql.raw('/* steady */');
	const asked = (db: Kysely<Tables>, word: string | null, of: number) =>
		sql<{ said: string }>`${text} select ${word}::text || 10 / ${of}::int as said`.execute(db);
	for (const [word, of, said] of [
		['a', 1, 'a10'],
		['b', 2, 'b5'],
		["o'c\\\\", 5, "o'c\\\\2"],
		[null, 1, null],
		['č', 1, 'č10'],
		['$1', 1, '$110'],
	] as const) {
		expect((await asked(opened.db, word, of)).rows).toEqual([{ said }]);
	}
	await expect(asked(opened.db, 'x', 0)).rejects.toMatchObject({ code: '22012' });
	await expect(asked(opened.db, 'a\0b', 1)).rejects.toMatchObject({ code: '22021' });
	await opened.db.transaction().execute(async (trx) => {
		for (const word of ['d', 'e', 'f']) expect((await asked(trx, word, 1)).rows[0]?.said).toBe(`${word}10`);
	});
	expect((await asked(opened.db, 'g', 1)).rows[0]?.said).toBe('g10');
	expect((await sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(opened.db)).rows[0]?.plan_cache_mode).toBe('auto');
});

it.skipIf(process.env['TEST_DATABASE_URL'])(
	'the embedded database keeps no results in memory',
	async () => {
		const rowsInMemory = () => queryObjects(messages.DataRowMessage, { format: 'count' });
		const before = rowsInMemory();
		for (let time = 0; time < 5; time++) await sql`select * from generate_series(1, 100)`.execute(opened.db);
		expect(rowsInMemory() - before).toBeLessThan(100);
		// Each count walks the whole heap of the worker.
	},
	120_000,
);

it('a long result is complete', async () => {
	const { rows } = await sql<{ text: string }>`select repeat('č', 300000) as text from generate_series(1, 3)`.execute(opened.db);
	expect(rows.map(({ text }) => text === 'č'.repeat(300_000))).toEqual([true, true, true]);
});

it('concurrent queries each get their own result', async () => {
	const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => sql<{ n: number }>`select ${n}::int as n`.execute(opened.db)));
	expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 60 }, (_, n) => n));
});

it('a failing query fails each time, and the next one succeeds', async () => {
	await write(opened.db, 'twice');
	for (let time = 0; time < 5; time++) {
		await expect(write(opened.db, 'twice')).rejects.toMatchObject({ code: '23505' });
		await expect(sql`select nothing from nowhere`.execute(opened.db)).rejects.toMatchObject({ code: '42P01' });
		await expect(sql`select ${'no number'}::int`.execute(opened.db)).rejects.toMatchObject({ code: '22P02' });
		expect(await countOf('twice')).toBe(1);
	}
});

it('a transaction that fails leaves no changes, whatever failed in it', async () => {
	const attempt = opened.db.transaction().execute(async (trx) => {
		await write(trx, 'gone one');
		await write(trx, 'twice');
	});
	await expect(attempt).rejects.toMatchObject({ code: '23505' });
	await expect(
		opened.db.transaction().execute(async (trx) => {
			await write(trx, 'gone two');
			throw new Error('changed my mind');
		}),
	).rejects.toThrow('changed my mind');
	expect(await countOf('gone')).toBe(0);
	await opened.db.transaction().execute((trx) => write(trx, 'stays'));
	expect(await countOf('stays')).toBe(1);
});

it('a table that is altered between two identical queries is read in its new shape', async () => {
	const read = () => sql<object>`select * from notes where text = 'stays'`.execute(opened.db);
	for (let time = 0; time < 4; time++) await read();
	await sql`alter table notes add column colour text default 'red'`.execute(opened.db);
	expect((await read()).rows[0]).toMatchObject({ text: 'stays', colour: 'red' });
	expect((await read()).rows[0]).toMatchObject({ text: 'stays', colour: 'red' });
});

it('texts of several megabytes are written and read completely', async () => {
	const long = 'čćž'.repeat(1_000_000);
	const { rows } = await sql<{ text: string }>`select ${long}::text as text`.execute(opened.db);
	expect(rows[0]?.text === long).toBe(true);
});

it('more statements than are kept prepared work as well', async () => {
	for (let nth = 0; nth < 450; nth++) {
		for (let time = 0; time < 3; time++) {
			const { rows } = await sql<{ n: number }>`select ${sql.raw(String(nth))} + ${1}::int as n`.execute(opened.db);
			expect(rows[0]?.n).toBe(nth + 1);
		}
	}
});

it('64-bit numbers are numbers, days and times are dates, lists are lists', async () => {
	const { rows } = await sql<object>`select 9007199254740991::bigint as big, array[1, 2] as list, '{"a": [1]}'::jsonb as json,
		timestamptz '2026-01-02 03:04:05Z' as at, true as yes, null as none`.execute(opened.db);
	expect(rows[0]).toEqual({ big: 9007199254740991, list: [1, 2], json: { a: [1] }, at: new Date('2026-01-02T03:04:05Z'), yes: true, none: null });
});
