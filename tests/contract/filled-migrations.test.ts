import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { dumpDatabase } from '@titraj/backend/backup/dump-database.ts';
import { restoreBackup } from '@titraj/backend/backup/index.ts';
import { toMigrationOfBackup } from '@titraj/backend/migrations/index.ts';
import { openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

/** The fixture shop with orders in many statuses, a coupon and a customer, made by the code of 0.2.0. */
const PATH = 'tests/support/backups/0.2.0.jsonl.gz';
const now = new Date('2026-12-01T10:00:00Z');

type Line = { readonly table: string; readonly columns: readonly string[] } | { readonly rows: readonly (readonly unknown[])[] };

/** Rows by table, with names of columns. */
function toTables(lines: readonly Line[]): Map<string, object[]> {
	const tables = new Map<string, object[]>();
	let current: object[] = [];
	let columns: readonly string[] = [];
	for (const line of lines) {
		if ('table' in line) {
			current = [];
			columns = line.columns;
			tables.set(line.table, current);
		} else if ('rows' in line) current.push(...line.rows.map((row) => Object.fromEntries(row.map((value, place) => [columns[place], value]))));
	}
	return tables;
}

test('data of 0.2.0 stay as they are in the tables of this version', async () => {
	const target = await createTestDatabase();
	const dataDir = target.url === null ? temporaryFolder('restored-') : null;
	const open = (lastMigration?: string) => openDatabase({ databaseUrl: target.url, dataDir, ...(lastMigration !== undefined && { lastMigration }) });
	await restoreBackup({ path: PATH, identity: null, open, toMigration: toMigrationOfBackup, keepSecret: () => undefined });
	await using opened = await open();
	const before = toTables(
		gunzipSync(readFileSync(PATH))
			.toString()
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line)),
	);
	const lines: Line[] = [];
	for await (const line of dumpDatabase(opened.db, { now, secret: null })) lines.push(JSON.parse(JSON.stringify(line)));
	const after = toTables(lines);
	expect(before.get('orders')).toHaveLength(14);
	for (const [table, rows] of before)
		if (!['settings', 'content_changes'].includes(table)) expect(after.get(table), table).toEqual(rows.map((row) => expect.objectContaining(row)));
}, 120_000);
