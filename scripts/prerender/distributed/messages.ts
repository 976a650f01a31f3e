import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { KnownSite, PageKnown } from '../manifest/remote-reader.ts';
import type { StorePlace } from '../publish/store/page-store.ts';
import type { Politeness } from '../render/throttled-fetch.ts';
import type { JobDone, Ready, WorkerSetup } from '../render/worker-messages.ts';

/** What a build tells each machine before its first job; plain data. */
export interface Task extends Omit<WorkerSetup, 'store' | 'known' | 'manners' | 'serverEntry'> {
	/** As the coordinator names it. */
	readonly place: StorePlace;
	readonly known: KnownSite;
	/** Limits for all machines together. */
	readonly politeness: Politeness;
}

/** What machines tell the coordinator. */
export type LetterToCoordinator =
	| Ready
	| { readonly kind: 'next'; readonly job: string; readonly cursor: string }
	| { readonly kind: 'done'; readonly job: string; readonly done: JobDone }
	| { readonly kind: 'ask'; readonly box: string; readonly ask: number; readonly paths: readonly string[] };

/** What the coordinator answers. */
export interface LetterToMachine {
	readonly ask: number;
	readonly pages: readonly PageKnown[];
}

const FASTEST = 1;

/** Hundreds of records that resemble each other: a tenth of the bytes for a millisecond. */
export const pack = (letter: unknown): Buffer => gzipSync(serialize(letter), { level: FASTEST });
export const unpack = <Letter>(packed: Uint8Array): Letter => deserialize(gunzipSync(packed));
