import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CallError, messageOf, outcomeOf } from '../http/call-error.ts';
import { unsentPieces } from '../orders/outbox.ts';
import { pullOrders } from '../orders/pull-orders.ts';
import type { Round } from '../round/round.ts';
import type { ImportRun } from '../shop/shop-client.ts';
import type { ErpFiles, FeedKind } from './erp-files.ts';
import { type FileStore, LARGEST_FILE } from './file-store.ts';
import { IN_FOLDER, STABLE_AFTER } from './files-engine.ts';
import { finishFile } from './finish-file.ts';
import { listStable } from './stable-files.ts';

const POLL = 200;
const LONGEST_IMPORT = 3600_000;

/** Gives files with products, stock and prices to the shop's import, oldest first, and moves them to `done` or `failed` with its report. */
export async function importFeeds<Product>(round: Round<Product>): Promise<void> {
	const { files } = round.connector;
	if (files === undefined) return;
	const { inFolder = IN_FOLDER, stableAfter = STABLE_AFTER, marker } = files;
	const store = await files.open();
	try {
		for (const { name, bytes } of await listStable(store, inFolder, { pause: stableAfter, marker })) {
			if (round.isEnding()) return;
			const kind = files.feeds.find(({ match }) => match.test(name));
			if (kind === undefined) continue;
			if (bytes > LARGEST_FILE) await refuseLarge(round, { store, files, name, kind });
			else await importOne(round, { store, files, name, kind });
		}
	} finally {
		await store.close().catch(() => undefined);
	}
}

interface Feed {
	readonly store: FileStore;
	readonly files: ErpFiles;
	readonly name: string;
	readonly kind: FeedKind;
}

/** Moves a file that cannot be read out of the way: it would stop the files behind it in every round. */
async function refuseLarge<Product>({ dryRun, log, state }: Round<Product>, { store, files, name }: Feed): Promise<void> {
	const report = [`the file is larger than ${LARGEST_FILE} bytes`];
	log({ event: dryRun ? 'would_import' : 'feed_failed', file: name, outcome: 'failed', report: report.join() });
	if (dryRun) return;
	state.count('feeds_failed');
	await finishFile(store, { inFolder: files.inFolder ?? IN_FOLDER, name, hash: createHash('sha256').update(name).digest('hex'), outcome: 'failed', report });
}

async function importOne<Product>(round: Round<Product>, { store, files, name, kind }: Feed): Promise<void> {
	const { state, log, dryRun, now } = round;
	const inFolder = files.inFolder ?? IN_FOLDER;
	const content = await store.read(`${inFolder}/${name}`);
	const hash = createHash('sha256').update(content).digest('hex');
	if (!dryRun && isOld(state, { kind, hash })) {
		await finishFile(store, { inFolder, name, hash, outcome: 'done', report: ['It was imported before, and a later one after it: not imported again.'] });
		log({ event: 'feed_repeated', file: name });
		return;
	}
	const { outcome, report } = await run(round, { name, content, kind });
	if (dryRun) {
		log({ event: 'would_import', file: name, outcome, report: report.join(' | ').slice(0, 2000) });
		return;
	}
	state.write(() => {
		if (outcome === 'done') state.run('insert or replace into files (name, hash, outcome, at) values (?, ?, ?, ?)', String(kind.match), hash, outcome, now());
		state.count(`feeds_${outcome}`);
	});
	await finishFile(store, { inFolder, name, hash, outcome, report });
	log({ event: `feed_${outcome}`, file: name, report: report.join(' | ').slice(0, 500) });
}

/** The last file of a kind may come again, which corrects the shop; an earlier one would bring back old prices. */
function isOld(state: Round<unknown>['state'], { kind, hash }: { kind: FeedKind; hash: string }): boolean {
	const seen = state.all<{ hash: string }>('select hash from files where name = ? order by at desc, rowid desc', String(kind.match));
	return seen[0]?.hash !== hash && seen.some((file) => file.hash === hash);
}

interface Outcome {
	readonly outcome: 'done' | 'failed';
	readonly report: readonly string[];
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
		if (ended.state === 'failed') return { outcome: 'failed', report: [ended.reason ?? ''] };
		return { outcome: 'done', report: ended.result?.lines ?? [] };
	} catch (error) {
		if (outcomeOf(error) === 'refused') return { outcome: 'failed', report: [messageOf(error)] };
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
