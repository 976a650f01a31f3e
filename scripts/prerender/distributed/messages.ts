import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { KnownPageEntry, KnownSite } from '../manifest/remote-reader.ts';
import type { StorePlace } from '../publish/store/page-store.ts';
import type { RateLimits } from '../render/throttle.ts';
import { ITEMS_PER_GROUP, type JobResult, type Ready, type WorkerSetup } from '../render/worker-messages.ts';

/** Data that each machine needs before its first job; plain data. */
export interface Task extends Omit<WorkerSetup, 'store' | 'manifest' | 'throttle' | 'serverFolder' | 'jobsAtOnce' | 'batchSize'> {
	/** Where pages are written, by the coordinator's path. */
	readonly place: StorePlace;
	readonly manifest: KnownSite;
	/** Limits for all machines together. */
	readonly rateLimits: RateLimits;
}

/** File at the task's place that contains the build's id: a machine that does not find it has mounted another folder. */
export const BUILD_MARKER = '/.building';

/** A machine's message to the coordinator. */
export type MessageToCoordinator =
	| Ready
	| { readonly kind: 'next'; readonly job: string; readonly cursor: string }
	| { readonly kind: 'done'; readonly job: string; readonly done: JobResult }
	/** Requests the manifest's entries of pages; `machine` receives the answer. */
	| { readonly kind: 'request-pages'; readonly machine: string; readonly request: number; readonly paths: readonly string[] };

/** The coordinator's answer to a request for pages. */
export interface MessageToMachine {
	readonly request: number;
	readonly pages: readonly KnownPageEntry[];
}

/** Items of a batch: fewer than in a build on one machine, because at the end of a build the others wait for the machine with the last batch. */
export const BATCH_SIZE = ITEMS_PER_GROUP;

const FASTEST = 1;

/** Compressed, because hundreds of records resemble each other: a millisecond saves nine tenths of the bytes. */
export const pack = (message: unknown): Buffer => gzipSync(serialize(message), { level: FASTEST });
export const unpack = <Message>(packed: Uint8Array): Message => deserialize(gunzipSync(packed));
