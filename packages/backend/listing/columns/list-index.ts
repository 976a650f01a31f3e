import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { keepCards } from '../../catalog/products/kept-cards.ts';
import type { Database } from '../../platform/database/tables.ts';
import { runEvery } from '../../platform/jobs/run-every.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import { type KnownChoices, openKnownChoices } from '../facets/find-choices.ts';
import { HitTexts } from './hit-texts.ts';
import { loadColumns, reloadChunks, reloadProducts } from './load-columns.ts';
import { Names } from './names.ts';
import type { ProductColumns } from './product-columns.ts';
import { type Changes, readChanges, readNow, type Seen } from './read-changes.ts';

/** Milliseconds between two readings of the changes while no list is requested. */
const INTERVAL = 2000;
/** More changed products or chunks than this are read in the background. */
const MOST_PRODUCTS = 500;
const MOST_CHUNKS = 4;
/** Reading changed products takes longer for each than reading everything: above this part of all, everything is read. */
const MOST_PART = 0.1;
/** As few are not worth reading everything. */
const FEW = 5000;
/** Milliseconds from the end of reading everything to the next time, so that errors or frequent changes do not keep the database busy. */
const PAUSE = 30_000;
/** Milliseconds after which changes may have been deleted (`prune-listing-changes.ts`). */
const OUTDATED = 30 * 60_000;

export interface CurrentColumns {
	columns: ProductColumns;
	names: Names;
	texts: HitTexts;
	/** Categories and filters of earlier lists. Those who still read the old ones when they become outdated keep them. */
	choices: KnownChoices;
}

/** Columns that are being brought up to date; null if this database's lists are not in memory, or if its columns are not read yet: the database is asked then. */
export type PendingColumns = Promise<CurrentColumns | null> | null;

/** Columns of all listed products in memory, brought up to date before each answer. */
export interface ListIndex extends AsyncDisposable {
	/** In the state of the database at the time of the call or later. Null while columns are read: the database answers then. */
	current(): Promise<CurrentColumns | null>;
	/** Product cards as JSON text; those that were shown are kept. */
	loadCards(ids: readonly number[]): Promise<string[]>;
	/** Waits until the columns have been read. */
	untilRead(): Promise<void>;
	close(): Promise<void>;
}

/** Open indexes by database. */
const OPEN = new WeakMap<Database, ListIndex>();

/** Undefined if this server does not count lists in memory. */
export const findListIndex = (db: Database): ListIndex | undefined => OPEN.get(db);

/** Reads the columns in the background; lists of this database use them from then on, until it is closed. */
export function openListIndex(db: Database, loadPause = PAUSE): ListIndex {
	let read: CurrentColumns | null = null;
	let seen: Seen = { snapshot: '', oldest: '' };
	let seenAt = 0;
	let loadAfter = 0;
	let isClosed = false;
	let background: Promise<void> | null = null;
	let running: Promise<CurrentColumns | null> = Promise.resolve(null);
	let next: Promise<CurrentColumns | null> | null = null;

	/** Callers that come in the same turn of the event loop, or while the changes are read, share the next reading. */
	const current = (): Promise<CurrentColumns | null> => {
		next ??= running.then(async () => {
			await setImmediate();
			next = null;
			running = follow().catch(failed);
			return running;
		});
		return next;
	};

	async function follow(): Promise<CurrentColumns | null> {
		if (background !== null || isClosed) return null;
		if (read === null || performance.now() - seenAt > OUTDATED || read.columns.isSparse) return loadAgain();
		const changes = await readChanges(db, seen, Math.max(FEW, Math.ceil(read.columns.used * MOST_PART)));
		if (changes.everything) return loadAgain();
		const known = read;
		if (changes.products.length > MOST_PRODUCTS || changes.chunks.length > MOST_CHUNKS) return inBackground(() => apply(known, changes));
		await apply(known, changes);
		return known;
	}

	function loadAgain(): null {
		read = null;
		return performance.now() < loadAfter ? null : inBackground(load);
	}

	function inBackground(work: () => Promise<void>): null {
		background = work()
			.catch((error: unknown) => {
				read = null;
				failed(error);
			})
			.finally(() => {
				background = null;
			});
		return null;
	}

	async function load(): Promise<void> {
		try {
			const from = await readNow(db);
			const columns = await loadColumns(db, () => isClosed);
			read = columns && { columns, names: new Names(), texts: new HitTexts(), choices: openKnownChoices() };
			note(from);
		} finally {
			loadAfter = performance.now() + loadPause;
		}
	}

	async function apply(known: CurrentColumns, changes: Changes): Promise<void> {
		const { columns, names, texts } = known;
		if (changes.products.length > 0) await reloadProducts(db, columns, changes);
		if (changes.chunks.length > 0) await reloadChunks(db, columns, changes.chunks);
		if (changes.names) names.forget();
		texts.forget(changes.names ? null : changes.retitled);
		if (changes.names || changes.chunks.length > 0) known.choices = openKnownChoices();
		note(changes);
	}

	function note({ snapshot, oldest }: Seen): void {
		seen = { snapshot, oldest };
		seenAt = performance.now();
	}

	const following = runEvery(INTERVAL, async () => {
		await current();
	});

	async function untilRead(): Promise<void> {
		while (!isClosed && (await current()) === null) await (background ?? pause(100));
	}

	async function close(): Promise<void> {
		isClosed = true;
		OPEN.delete(db);
		await following.close();
		await running;
		await background;
	}

	const index = { current, loadCards: keepCards(db), untilRead, close, [Symbol.asyncDispose]: close };
	OPEN.set(db, index);
	return index;
}

function failed(error: unknown): null {
	logFailure('Lists could not be read into memory; the database answers, retrying', error);
	return null;
}
