import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CallError, messageOf, outcomeOf } from '../http/call-error.ts';
import { unsentPieces } from '../orders/outbox.ts';
import { pullOrders } from '../orders/pull-orders.ts';
import type { Round } from '../round/round.ts';
import type { ImportRun } from '../shop/shop-client.ts';
import type { ErpFiles, FeedKind } from './erp-files.ts';
import { type FileEntry, type FileStore, LARGEST_FILE } from './file-store.ts';
import { IN_FOLDER, STABLE_AFTER } from './files-engine.ts';
import { finishFile, HASH } from './finish-file.ts';
import { feedOf, type HeldFile, hold, isStillHeld, lastShape, readHeld, release } from './held-files.ts';
import { noteRefusedRows } from './note-refused-rows.ts';
import { listStable } from './stable-files.ts';
import { findDoubt, measureTable } from './table-shape.ts';

const POLL = 200;
const NOT_WANTED = 'It was not imported: staff decided so, or a later file of its kind came.';
const LONGEST_IMPORT = 3600_000;

/**
 * Gives files with products, stock and prices to the shop's import, oldest first, and moves them to `done` or `failed` with its report. One that seems to be cut off
 * waits until staff say what to do, or a later one of its kind is imported.
 */
export async function importFeeds<Product>(round: Round<Product>): Promise<void> {
	const { files } = round.connector;
	if (files === undefined) return;
	const { inFolder = IN_FOLDER, stableAfter = STABLE_AFTER, marker } = files;
	const store = await files.open();
	try {
		if (!round.dryRun) await repeatFailed(round, store);
		for (const file of await listStable(store, inFolder, { pause: stableAfter, marker })) {
			if (round.isEnding()) return;
			const kind = files.feeds.find(({ match }) => match.test(file.name));
			if (kind === undefined || isStillHeld(readHeld(round.state, file.name), file)) continue;
			if (file.bytes > LARGEST_FILE) await refuseLarge(round, { store, files, file, kind });
			else await importOne(round, { store, files, file, kind });
		}
	} finally {
		await store.close().catch(() => undefined);
	}
}

interface Feed {
	readonly store: FileStore;
	readonly files: ErpFiles;
	readonly file: FileEntry;
	readonly kind: FeedKind;
}

/** Moves files that could not be read back, as staff chose. */
async function repeatFailed<Product>({ state, connector }: Round<Product>, store: FileStore): Promise<void> {
	const inFolder = connector.files?.inFolder ?? IN_FOLDER;
	for (const { name, decision } of state.all<HeldFile>("select * from held_files where state = 'failed' and decision is not null")) {
		const place = `${inFolder}/failed/${name}`;
		if (decision === 'repeat' && (await store.exists(place))) await store.move(place, `${inFolder}/${name.slice(HASH + 1)}`);
		release(state, name);
	}
}

/** Moves a file that cannot be read out of the way: it would stop the files behind it in every round. */
async function refuseLarge<Product>(round: Round<Product>, { store, files, file, kind }: Feed): Promise<void> {
	const report = [`the file is larger than ${LARGEST_FILE} bytes`];
	round.log({ event: round.dryRun ? 'would_import' : 'feed_failed', file: file.name, outcome: 'failed', report: report.join() });
	if (round.dryRun) return;
	await finish(round, { store, files, file, kind, hash: createHash('sha256').update(file.name).digest('hex') }, { outcome: 'failed', report, refused: null });
}

async function importOne<Product>(round: Round<Product>, { store, files, file, kind }: Feed): Promise<void> {
	const { state, log, dryRun, now } = round;
	const inFolder = files.inFolder ?? IN_FOLDER;
	const { name } = file;
	const content = await store.read(`${inFolder}/${name}`);
	const hash = createHash('sha256').update(content).digest('hex');
	if (!dryRun && isOld(state, { kind, hash })) {
		await finishFile(store, { inFolder, name, hash, outcome: 'done', report: ['It was imported before, and a later one after it: not imported again.'] });
		log({ event: 'feed_repeated', file: name });
		return;
	}
	const held = readHeld(state, name);
	const decision = held?.hash === hash ? held.decision : null;
	const shape = measureTable(name, content);
	const doubt = shape && findDoubt(shape, lastShape(state, kind), { marked: files.marker !== undefined, varies: kind.varies ?? false });
	const feed = { store, files, file, kind, hash };
	if (doubt !== null && decision === 'dismiss') return finish(round, feed, { outcome: 'failed', report: [doubt, NOT_WANTED], refused: null });
	if (doubt !== null && decision === null) {
		log({ event: dryRun ? 'would_hold' : 'feed_held', file: name, reason: doubt });
		if (dryRun) return;
		hold(state, { name, feed: feedOf(kind), hash, size: file.bytes, modified_at: file.modifiedAt, state: 'held', reason: doubt, at: now() });
		state.count('feeds_held');
		return;
	}
	const outcome = await run(round, { name, content, kind });
	if (dryRun) {
		log({ event: 'would_import', file: name, outcome: outcome.outcome, report: outcome.report.join(' | ').slice(0, 2000) });
		return;
	}
	state.write(() => {
		if (outcome.outcome !== 'done') return;
		state.run(
			'insert or replace into files (name, hash, outcome, at, shape) values (?, ?, ?, ?, ?)',
			...[feedOf(kind), hash, 'done', now(), shape && JSON.stringify(shape)],
		);
		noteRefusedRows(state, { csv: outcome.refused, file: name, kind, now: now() });
		// They are older than this one, and would bring back what it has replaced.
		state.run("update held_files set decision = 'dismiss' where feed = ? and state = 'held' and name <> ?", feedOf(kind), name);
	});
	await finish(round, feed, outcome);
	log({ event: `feed_${outcome.outcome}`, file: name, report: outcome.report.join(' | ').slice(0, 500) });
}

/** Moves a file away with its report; one that failed is listed for staff. */
async function finish<Product>(
	{ state, now }: Round<Product>,
	{ store, files, file, kind, hash }: Feed & { readonly hash: string },
	ended: Outcome,
): Promise<void> {
	const { outcome, report } = ended;
	await finishFile(store, { inFolder: files.inFolder ?? IN_FOLDER, name: file.name, hash, outcome, report });
	state.write(() => {
		release(state, file.name);
		state.count(`feeds_${outcome}`);
		if (outcome !== 'failed' || report.includes(NOT_WANTED)) return;
		const name = `${hash.slice(0, HASH)}-${file.name}`;
		hold(state, { name, feed: feedOf(kind), hash, size: file.bytes, modified_at: 0, state: 'failed', reason: report.join(' '), at: now() });
	});
}

/** The last file of a kind may come again, which corrects the shop; an earlier one would bring back old prices. */
function isOld(state: Round<unknown>['state'], { kind, hash }: { kind: FeedKind; hash: string }): boolean {
	const seen = state.all<{ hash: string }>('select hash from files where name = ? order by at desc, rowid desc', feedOf(kind));
	return seen[0]?.hash !== hash && seen.some((file) => file.hash === hash);
}

interface Outcome {
	readonly outcome: 'done' | 'failed';
	readonly report: readonly string[];
	/** CSV of the rows that the shop refused; null if there are none. */
	readonly refused: string | null;
}

/** Throws if the shop cannot be reached, or was restarted: the file stays for the next round. */
async function run<Product>(round: Round<Product>, { name, content, kind }: { name: string; content: Buffer; kind: FeedKind }): Promise<Outcome> {
	const { shop, state, dryRun } = round;
	// The ERP's stock does not know orders that it does not have yet.
	if (!dryRun) await pullOrders(round);
	try {
		const id = await shop.uploadFeed(name, { type: toType(name), content: new Uint8Array(content) });
		const { mapping, complete = false } = kind;
		const unsent = Object.fromEntries(unsentPieces(state));
		await shop.startImport(id, { dry_run: dryRun, complete, unsent, ...(mapping !== undefined && { mapping }) });
		const ended = await untilEnd(round, id);
		if (ended.state === 'failed') return { outcome: 'failed', report: [ended.reason ?? ''], refused: null };
		const refused = ended.result?.has_report && !dryRun ? await shop.readImportReport(id) : null;
		return { outcome: 'done', report: ended.result?.lines ?? [], refused };
	} catch (error) {
		if (outcomeOf(error) === 'refused') return { outcome: 'failed', report: [messageOf(error)], refused: null };
		throw error;
	}
}

async function untilEnd<Product>({ shop, now }: Round<Product>, id: string): Promise<ImportRun> {
	for (const began = now(); now() - began < LONGEST_IMPORT; await wait(POLL)) {
		const run = await shop.readImport(id);
		if (run === null) throw new CallError('the shop was restarted during the import', { outcome: 'failed' });
		if (run.state === 'done' || run.state === 'failed') return run;
	}
	throw new CallError('the import takes too long', { outcome: 'failed' });
}

function toType(name: string): string {
	if (/\.xml$/i.test(name)) return 'application/xml';
	if (/\.gz$/i.test(name)) return 'application/gzip';
	return /\.(tsv|tab)$/i.test(name) ? 'text/tab-separated-values' : 'text/csv';
}
