import { hash } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Connector } from '../connector.ts';
import { UNREAD } from '../orders/outbox.ts';
import type { Round } from '../round/round.ts';
import { nameOf } from '../shop/name-of.ts';
import { ShopClient } from '../shop/shop-client.ts';
import { State } from './state.ts';

/** What keeps orders, shipments, posts and files from being sent or taken twice. Products are compared anew, and the orders themselves are read from the shop. */
const KEPT = ['outbox', 'events', 'files', 'contents'] as const;

type Rows = Readonly<Record<string, string | number | null>>[];
type Copy = Readonly<Record<(typeof KEPT)[number], Rows>>;

/** Milliseconds between two copies. What was sent since the last one is looked up at the engine. */
const EVERY = 600_000;

/** Cursor of a restored state: when its copy was made. It is there until the orders of the shop were read again. */
export const RESTORED = 'restored';

/** Stores a copy of the state in the shop, whose backups have it then; nothing if the last one is recent, or the same. */
export async function keepState<Product>({ connector, shop, state, now, dryRun }: Round<Product>): Promise<void> {
	if (dryRun || now() - Number(state.cursor('kept_at') ?? 0) < EVERY) return;
	const text = JSON.stringify(toCopy(state));
	const known = hash('sha1', text);
	if (state.cursor('kept') !== known) await shop.keepState(nameOf(connector), gzipSync(text).toString('base64'));
	state.setCursor('kept', known);
	state.setCursor('kept_at', String(now()));
}

function toCopy(state: State): Copy {
	const rowsOf = (table: (typeof KEPT)[number]) => state.all<Rows[number]>(`select * from ${table}`);
	// Personal data stay where they can be erased.
	return { outbox: rowsOf('outbox').map((row) => ({ ...row, view: UNREAD })), events: rowsOf('events'), files: rowsOf('files'), contents: rowsOf('contents') };
}

/** Makes the state file of a connector that has none from the shop's copy; false if there is no copy. */
export async function restoreState<Product>(connector: Connector<Product>, now = Date.now): Promise<boolean> {
	const file = connector.state;
	if (file === ':memory:' || existsSync(file)) return false;
	const kept = await new ShopClient(connector.shop).readState(nameOf(connector));
	if (kept === null) return false;
	const copy: Copy = JSON.parse(gunzipSync(Buffer.from(kept.state, 'base64')).toString());
	const draft = `${file}.restoring`;
	for (const ending of ['', '-wal', '-shm']) rmSync(draft + ending, { force: true });
	{
		using state = new State(draft, { isRunning: false });
		state.write(() => {
			for (const table of KEPT) for (const row of copy[table]) insert(state, table, row);
			// Whether it was sent after the copy is looked up.
			state.run("update outbox set started = 1 where source_id is null and state in ('waiting', 'due', 'dead')");
			state.setCursor(RESTORED, kept.saved_at);
			state.setCursor('began', String(now()));
		});
	}
	renameSync(draft, file);
	return true;
}

function insert(state: State, table: string, row: Rows[number]): void {
	const known = new Set(state.all<{ name: string }>(`select name from pragma_table_info('${table}')`).map(({ name }) => name));
	const entries = Object.entries(row).filter(([name]) => known.has(name));
	const columns = entries.map(([name]) => name).join(', ');
	state.run(`insert into ${table} (${columns}) values (${entries.map(() => '?').join(', ')})`, ...entries.map(([, value]) => value));
}
