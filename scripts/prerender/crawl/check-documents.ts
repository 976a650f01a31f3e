import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type DocumentList, openDocumentList } from '../manifest/document-list.ts';
import { type DocumentCheck, documentName, isSameStamp, stampOf } from '../publish/page-document.ts';
import { openFolderStore } from '../publish/store/folder-store.ts';

/** What to check; plain data, for threads. */
export interface DocumentRange {
	/** File of the list of documents. */
	readonly list: string;
	/** Folder of the documents. */
	readonly folder: string;
	readonly check: DocumentCheck;
	/** Places in the list; `to` is excluded. */
	readonly from: number;
	readonly to: number;
	/** Ends the check when more documents than this differ. */
	readonly most: number;
}

interface WholeCheck extends Omit<DocumentRange, 'from' | 'to'> {
	/** Number of threads; by default it follows from the number of documents and the speed of the disk. */
	readonly threads?: number;
}

/** Threads for files whose names are in memory: each costs a tenth of a second of processor time. */
const WARM = { most: availableParallelism(), documentsPerThread: 50_000 };
/** Threads that mostly wait for the disk, which answers several at once faster than one after another. */
const COLD = { most: 8, documentsPerThread: 2500 };

/** Number of documents that are looked up to find out whether names are in memory, and the microseconds that one takes if they are not. */
const [PROBES, COLD_LOOKUP] = [101, 25];

/** Same extension as this file: TypeScript in sources, JavaScript when compiled. */
const THREAD = new URL(`./check-thread${extname(import.meta.filename)}`, import.meta.url);

/** Paths of documents that differ from the list; null if more than `most` do. */
export async function checkDocuments({ threads, ...whole }: WholeCheck): Promise<string[] | null> {
	using list = openDocumentList(whole.list);
	const count = list?.count ?? 0;
	const parts = threads ?? threadsFor(list, whole.folder);
	const placeOf = (part: number) => Math.floor((part * count) / Math.max(1, parts));
	const ranges = Array.from({ length: Math.max(1, parts) }, (_, nth) => ({ ...whole, from: placeOf(nth), to: placeOf(nth + 1) }));
	const differing = parts < 2 ? ranges.flatMap(checkRange) : (await Promise.all(ranges.map(checkInThread))).flat();
	return differing.length > whole.most ? null : differing;
}

function threadsFor(list: DocumentList | null, folder: string): number {
	if (list === null || list.count < PROBES) return 0;
	const { sizeOf } = openFolderStore({ folder, scratch: folder }, 'check');
	const times = Array.from({ length: PROBES }, (_, nth) => {
		const at = Math.floor((nth * list.count) / PROBES);
		const [[path] = ['/']] = list.documents(at, at + 1);
		const started = performance.now();
		sizeOf(documentName(path));
		return (performance.now() - started) * 1000;
	}).toSorted((a, b) => a - b);
	// The median: on a busy machine single lookups take long, whatever they find.
	const { most, documentsPerThread } = (times[PROBES >> 1] ?? 0) > COLD_LOOKUP ? COLD : WARM;
	return Math.min(most, Math.floor(list.count / documentsPerThread));
}

async function checkInThread(range: DocumentRange): Promise<string[]> {
	const thread = new Worker(THREAD, { workerData: range });
	const ended = once(thread, 'exit').then(([code]) => {
		throw new Error(`A thread that compares files with the list of documents ended with code ${code} before it answered`);
	});
	const [differing]: string[][] = await Promise.race([once(thread, 'message'), ended]);
	return differing ?? [];
}

/** Paths of documents that differ from the list: all in the range, or a few more than `most`. Throws if there is no list. */
export function checkRange({ list: file, folder, check, from, to, most }: DocumentRange): string[] {
	using list = openDocumentList(file);
	if (list === null) throw new Error(`There is no list of documents in ${file}`);
	const store = openFolderStore({ folder, scratch: folder }, 'check');
	const differing: string[] = [];
	for (const [path, stamp] of list.documents(from, to)) {
		const name = documentName(path);
		if (check === 'size') {
			if (store.sizeOf(name) === stamp.bytes) continue;
		} else {
			const content = store.read(name);
			if (content !== null && isSameStamp(stampOf(content), stamp)) continue;
		}
		differing.push(path);
		if (differing.length > most) break;
	}
	return differing;
}
