import type { RefusedRedirect } from '@titraj/contract/redirects/check-redirects.ts';
import type { Language } from '#lib/platform/config/languages.ts';
import type { RemovalLimit } from './crawl/removal-guard.ts';
import type { Failure, UnrenderableRoute } from './render/failure.ts';
import type { RateLimits, Throttle } from './render/throttle.ts';

export interface PrerenderOptions extends RemovalLimit {
	readonly backendUrl: string;
	/** Public origin's host: the base-host header. */
	readonly host: string;
	readonly languages: readonly Language[];
	/** Folder of the build: holds `client/` and `server/`. */
	readonly dist: string;
	/** Where pages are written: a folder, or `s3://bucket/prefix`; `client/` of the build by default. */
	readonly output?: string | undefined;
	/** Address of the Redis that distributes the work to machines; without it, threads of this process render. */
	readonly queue?: string | undefined;
	/** Folder for the manifest and other data that later runs need. */
	readonly cache: string;
	/** Worker threads. */
	readonly workers: number;
	/** Milliseconds that one backend call may take. */
	readonly timeout: number;
	readonly now: Date;
	/** Limits for calls to the backend; none by default. */
	readonly rateLimits?: RateLimits;
	/** Lets the caller pause the build (render/throttle.ts). */
	readonly throttle?: Throttle;
	/** Milliseconds to wait for another build on the same cache; 15 s by default. */
	readonly lockTimeout?: number;
	/** Ends the build early: running jobs are finished, and the next run continues from there. */
	readonly signal?: AbortSignal;
	/** Receives messages about what the build waits for, and why it starts from scratch. */
	readonly onMessage?: (message: string) => void;
	readonly onProgress?: (progress: Progress) => void;
	/** Checks every page, regardless of the backend's change feed. */
	readonly whole?: boolean;
	/** Accepts routes that cannot be rendered: pages may be removed nevertheless. */
	readonly keepGoing?: boolean;
}

export interface Progress {
	readonly pages: number;
	readonly rendered: number;
	readonly failures: number;
	/** Estimate from the categories' totals. */
	readonly expected: number;
	readonly seconds: number;
}

export interface PrerenderReport {
	readonly pages: number;
	readonly rendered: number;
	/** Pages that were put into another template without React. */
	readonly spliced: number;
	readonly removed: number;
	readonly failures: readonly Failure[];
	/** Entries of the route table that cannot become pages: the command fails because of them unless it has `--keep-going`. */
	readonly unrenderable: readonly UnrenderableRoute[];
	/** Addresses for which the backend has no content. */
	readonly withoutContent: readonly string[];
	/** Redirects that loop or lead to a host that the visitor could choose; they are left out. */
	readonly refused: readonly RefusedRedirect[];
	readonly seconds: number;
	/** CPU milliseconds of the workers by kind of work. */
	readonly cpu: Readonly<Record<string, number>>;
	/** Why the build ended early: pages that were not reached are unchanged. */
	readonly aborted?: string;
}
