import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { DamagedDataError } from '@titraj/backend/platform/database/damaged-data.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let base: string;
beforeAll(async () => {
	base = mkdtempSync(join(tmpdir(), 'damaged-'));
	mkdirSync(join(base, 'copies'));
	await (await openDatabase({ databaseUrl: null, dataDir: join(base, 'whole'), isCommand: true })).close();
});
afterAll(() => rmSync(base, { recursive: true }));

const WAL = /^[0-9A-F]{24}$/;
const DAMAGES: readonly (readonly [title: string, damage: (pg: string) => void, reason: string])[] = [
	['an empty control file', (pg) => truncateSync(join(pg, 'global/pg_control'), 0), 'pg/global/pg_control has 0 bytes'],
	['a foreign control file', (pg) => writeFileSync(join(pg, 'global/pg_control'), Buffer.alloc(8192, 7)), 'it does not start'],
	['no version, for which an empty database would be written over it', (pg) => rmSync(join(pg, 'PG_VERSION')), 'pg/PG_VERSION is missing'],
	['no tables', (pg) => rmSync(join(pg, 'base'), { recursive: true }), 'pg/base is missing'],
	[
		'no log of writes',
		(pg) => {
			for (const name of readdirSync(join(pg, 'pg_wal'))) if (WAL.test(name)) rmSync(join(pg, 'pg_wal', name));
		},
		'pg/pg_wal has no file',
	],
	[
		'a foreign log of writes',
		(pg) => {
			for (const name of readdirSync(join(pg, 'pg_wal'))) if (WAL.test(name)) writeFileSync(join(pg, 'pg_wal', name), Buffer.alloc(1 << 20, 3));
		},
		'it does not start',
	],
];

function makeDamaged(damage: (pg: string) => void): string {
	const dataDir = join(mkdtempSync(join(base, 'copies/shop-')), 'data');
	cpSync(join(base, 'whole'), dataDir, { recursive: true });
	damage(join(dataDir, 'pg'));
	return dataDir;
}

it.each(DAMAGES)('a database with %s is not opened, and nothing is changed: the error says what is damaged', async (_, damage, reason) => {
	const dataDir = makeDamaged(damage);
	// A running database notes its process.
	const list = () => readdirSync(join(dataDir, 'pg')).filter((name) => name !== 'postmaster.pid');
	const before = list().toSorted();
	const error = await openDatabase({ databaseUrl: null, dataDir, isCommand: true }).then(
		() => null,
		(thrown: unknown) => thrown,
	);
	expect(error).toBeInstanceOf(DamagedDataError);
	expect(String(error)).toContain(reason);
	expect(list().toSorted()).toEqual(before);
	expect(readdirSync(dataDir)).not.toContain('backend.lock');
});

it('a backend on a damaged folder names the newest copy beside it and the command that restores it, without a stack trace', async () => {
	const dataDir = makeDamaged((pg) => writeFileSync(join(pg, 'global/pg_control'), Buffer.alloc(8192, 7)));
	const copy = join(dataDir, '../shop-2026-11-28');
	cpSync(join(base, 'whole'), copy, { recursive: true });
	const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve('@titraj/backend/main.ts')), '--data', dataDir, '--port', '0']);
	const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
	expect(code).toBe(1);
	expect(said).toContain(`mv ${dataDir} ${dataDir}.damaged && cp -a ${copy} ${dataDir}`);
	expect(said).not.toMatch(/\bat \S+ \(|wasm|sASSERTIONS/);
	expect(readFileSync('docs/deploy.md', 'utf8')).toContain('## Copies of the data');
}, 120_000);
