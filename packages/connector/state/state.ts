import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { messageOf } from '../http/call-error.ts';

/** Statements that bring a file from one version to the next; a file remembers its version. */
const VERSIONS = [
	`
	create table cursors (name text primary key, value text not null) strict;
	create table counters (name text primary key, value integer not null) strict;
	create table sent (sku text primary key, source_id text not null, fields text not null, archived integer not null default 0) strict;
	create index sent_source on sent (source_id);
	create table refusals (sku text primary key, reason text not null, at integer not null) strict;
	create table overwritten (id integer primary key, sku text not null, field text not null, shop text not null, source text not null, at integer not null) strict;
	create table outbox (
		number text primary key, revision integer not null, view text not null, wish text not null, state text not null,
		source_id text, attempts integer not null default 0, started integer not null default 0, next_at integer not null default 0, error text
	) strict;
	create index outbox_due on outbox (state, next_at);
	create table events (
		id text primary key, number text not null, change text not null, state text not null, attempts integer not null default 0, next_at integer not null default 0, error text
	) strict;
	create index events_due on events (state, next_at);
	create table hints (product_id text primary key) strict;
	create table files (name text not null, hash text not null, outcome text not null, at integer not null, primary key (name, hash)) strict;
	`,
	`
	alter table outbox add column failed_at integer not null default 0;
	alter table events add column failed_at integer not null default 0;
	update outbox set failed_at = next_at where state = 'dead';
	update events set failed_at = next_at where state = 'dead';
	alter table refusals add column source_id text;
	alter table refusals add column dismissed integer not null default 0;
	`,
	`
	create table contents (kind text not null, id text not null, shop_id integer not null, hash text not null, primary key (kind, id)) strict;
	create table pictures (url text primary key, media text not null, width integer not null, height integer not null) strict;
	`,
	`
	alter table outbox add column passed text;
	alter table refusals add column feed text;
	alter table files add column shape text;
	create table held_files (
		name text primary key, feed text not null, hash text not null, size integer not null, modified_at integer not null,
		state text not null, reason text not null, at integer not null, decision text
	) strict;
	`,
];

/** What a connector remembers, in one SQLite file: it survives a killed process and a lost power supply. `:memory:` forgets. */
export class State {
	readonly #db: DatabaseSync;
	/** By their SQL: each prepared statement holds memory outside the heap until the collector comes by. */
	readonly #statements = new Map<string, StatementSync>();

	readonly #lock: DatabaseSync | null;

	/** The file was made now. */
	readonly isNew: boolean;

	/** With `isRunning` no other process can run on the file until this one ends; commands that only list or retry need no turn. */
	constructor(file: string, { isRunning }: { isRunning: boolean }) {
		if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
		this.#lock = isRunning && file !== ':memory:' ? lock(`${file}.lock`) : null;
		this.#db = new DatabaseSync(file);
		try {
			this.#db.exec('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full;');
			this.#db.exec('begin immediate');
			const version = Number(this.one<{ user_version: number }>('pragma user_version')?.user_version ?? 0);
			this.isNew = version === 0;
			if (version > VERSIONS.length) throw new Error('it was written by a later version of the connector');
			for (const statements of VERSIONS.slice(version)) this.#db.exec(statements);
			this.#db.exec(`pragma user_version = ${VERSIONS.length}; commit`);
		} catch (error) {
			this.close();
			throw new Error(`The state ${file} cannot be opened: ${messageOf(error)}`);
		}
	}

	/** Everything in `change` is written, or nothing of it. */
	write<T>(change: () => T): T {
		if (this.#db.isTransaction) return change();
		this.#db.exec('begin immediate');
		try {
			const value = change();
			this.#db.exec('commit');
			return value;
		} catch (error) {
			this.#db.exec('rollback');
			throw error;
		}
	}

	run(sql: string, ...values: SQLInputValue[]): number {
		return Number(this.#prepare(sql).run(...values).changes);
	}

	one<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
		return this.#prepare(sql).get(...values) as Row | undefined;
	}

	all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
		return this.#prepare(sql).all(...values) as unknown as Row[];
	}

	cursor(name: string): string | null {
		return this.one<{ value: string }>('select value from cursors where name = ?', name)?.value ?? null;
	}

	setCursor(name: string, value: string): void {
		this.run('insert into cursors (name, value) values (?, ?) on conflict (name) do update set value = excluded.value', name, value);
	}

	/** Adds to a counter, such as `orders_sent`. */
	count(name: string, by = 1): void {
		if (by !== 0) this.run('insert into counters (name, value) values (?, ?) on conflict (name) do update set value = value + excluded.value', name, by);
	}

	counters(): Readonly<Record<string, number>> {
		return Object.fromEntries(
			this.all<{ name: string; value: number }>('select name, value from counters order by name').map(({ name, value }) => [name, value]),
		);
	}

	#prepare(sql: string): StatementSync {
		const known = this.#statements.get(sql);
		if (known !== undefined) return known;
		const statement = this.#db.prepare(sql);
		this.#statements.set(sql, statement);
		return statement;
	}

	close(): void {
		this.#db.close();
		this.#lock?.close();
	}

	[Symbol.dispose](): void {
		this.close();
	}
}

/** Held until it is closed or the process ends, however it ends. */
function lock(file: string): DatabaseSync {
	const held = new DatabaseSync(file);
	try {
		held.exec('begin exclusive');
		return held;
	} catch {
		held.close();
		throw new Error(`Another process runs this connector (${file} is locked): end it first.`);
	}
}
