import { createHash } from 'node:crypto';
import type { Engine } from '../engine.ts';
import { CallError, messageOf } from '../http/call-error.ts';
import type { OrderView } from '../shop/types.ts';
import type { ErpFiles } from './erp-files.ts';
import type { FileStore } from './file-store.ts';
import { finishFile } from './finish-file.ts';
import { parseFulfilments } from './parse-fulfilments.ts';
import { listStable } from './stable-files.ts';
import { decodeText } from './text-encoding.ts';
import { type OrderFileKind, writeOrderFile } from './write-order.ts';

export const IN_FOLDER = 'in';
const ORDER_FOLDER = 'orders';
/** Notes of orders that were handed over, for a connector whose state is lost or was restored. */
const SENT_FOLDER = 'sent';
export const STABLE_AFTER = 2000;
/** Bytes of a file with news about orders. */
const LARGEST_NEWS = 50 * 1024 * 1024;

/**
 * An ERP that reads and writes files. An order is written under a draft name, which the ERP does not read, and renamed: the rename sends it. If the process is killed, the name says
 * whether the rename was done, also if the ERP has taken the file meanwhile. Products come by the shop's import (`importFeeds`).
 */
export function filesEngine(files: ErpFiles): Engine<never> {
	const { orderFolder = ORDER_FOLDER, inFolder = IN_FOLDER } = files;
	const ending = files.orders?.format ?? 'xml';
	const finalOf = (number: string, kind = '') => `${orderFolder}/${toSafe(number)}${kind}.${ending}`;
	const draftOf = (number: string, kind = '') => `${orderFolder}/.${toSafe(number)}${kind}.${ending}.part`;
	const use = async <T>(action: (store: FileStore) => Promise<T>): Promise<T> => {
		const store = await files.open();
		try {
			return await action(store);
		} finally {
			await store.close().catch(() => undefined);
		}
	};
	const noteOf = (number: string) => `${files.sentFolder ?? SENT_FOLDER}/${toSafe(number)}`;
	const write = (store: FileStore, order: OrderView, kind: OrderFileKind) =>
		store.write(draftOf(order.number, ENDINGS[kind]), writeOrderFile(order, kind, files.orders ?? {}));
	const handOver = (order: OrderView, kind: OrderFileKind) =>
		use(async (store) => {
			await write(store, order, kind);
			await store.move(draftOf(order.number, ENDINGS[kind]), finalOf(order.number, ENDINGS[kind]));
		});
	return {
		name: files.name ?? 'ERP files',
		idOf: () => '',
		readChanges: async () => ({ products: [], cursor: '', isLast: true }),
		async *readAll() {
			yield [];
		},
		prepareOrder: (order) =>
			use(async (store) => {
				await write(store, order, 'order');
				await store.write(noteOf(order.number), Buffer.from(`${order.created_at}\n`));
			}),
		// The draft is there before the note, and is gone after the rename.
		findOrder: ({ number }) =>
			use(async (store) => {
				if (await store.exists(draftOf(number))) return null;
				return (await store.exists(noteOf(number))) || (await store.exists(finalOf(number))) ? number : null;
			}),
		sendOrder: ({ number }) =>
			use(async (store) => {
				await store.move(draftOf(number), finalOf(number));
				return number;
			}),
		changeOrder: (_id, order) => handOver(order, 'change'),
		cancelOrder: (_id, order) => handOver(order, 'cancellation'),
		readFulfilments: (cursor) =>
			use(async (store) => {
				await finishRead(store, inFolder, cursor);
				if (files.fulfilments === undefined) return { events: [], cursor: '', isLast: true };
				const { fulfilments, words, stableAfter = STABLE_AFTER, marker } = files;
				const stable = await listStable(store, inFolder, { pause: stableAfter, marker });
				const [file] = stable.filter(({ name }) => fulfilments.test(name));
				if (file === undefined) return { events: [], cursor: '', isLast: true };
				const read = file.bytes > LARGEST_NEWS ? null : await store.read(`${inFolder}/${file.name}`);
				const hash = createHash('sha256')
					.update(read ?? file.name)
					.digest('hex');
				const { events, problems } = parse(read, words);
				// The file is moved when its events are stored: at the next call.
				const done: ReadFile = {
					name: file.name,
					hash,
					report: [`${events.length} changes of orders`, ...problems],
					isRead: events.length > 0 || problems.length === 0,
				};
				return { events, cursor: JSON.stringify(done), isLast: false };
			}),
	};
}

const ENDINGS: Readonly<Record<OrderFileKind, string>> = { order: '', change: '_changed', cancellation: '_cancelled' };

/** A file whose events are stored. */
interface ReadFile {
	readonly name: string;
	readonly hash: string;
	readonly report: readonly string[];
	readonly isRead: boolean;
}

async function finishRead(store: FileStore, inFolder: string, cursor: string | null): Promise<void> {
	if (!cursor) return;
	const { name, hash, report, isRead }: ReadFile = JSON.parse(cursor);
	await finishFile(store, { inFolder, name, hash, outcome: isRead ? 'done' : 'failed', report });
}

function parse(bytes: Buffer | null, words: ErpFiles['words']): ReturnType<typeof parseFulfilments> {
	try {
		if (bytes === null) throw new Error(`the file is larger than ${LARGEST_NEWS} bytes`);
		return parseFulfilments(decodeText(bytes), words);
	} catch (error) {
		return { events: [], problems: [messageOf(error)] };
	}
}

/** Order numbers become names of files. */
function toSafe(number: string): string {
	if (/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(number)) return number;
	throw new CallError(`order number ${number.slice(0, 100)} cannot be the name of a file`, { outcome: 'refused' });
}
