import type { RefusedRedirect } from '#lib/navigation/redirects/check-redirects.ts';
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
	/** Where pages go: a folder, or `s3://bucket/prefix`; `client/` of the build when left out. */
	readonly output?: string | undefined;
	/** Address of the Redis that distributes the work to machines; threads of this process render when left out. */
	readonly queue?: string | undefined;
	/** Folder for the manifest and whatever else a later run needs. */
	readonly cache: string;
	/** Worker threads. */
	readonly workers: number;
	/** Milliseconds that one backend call may take. */
	readonly timeout: number;
	readonly now: Date;
	/** Limits for calls to the backend; none when left out. */
	readonly rateLimits?: RateLimits;
	/** Lets the caller pause the build (render/throttle.ts). */
	readonly throttle?: Throttle;
	/** Milliseconds to wait for another build on the same cache; 15 s when left out. */
	readonly lockTimeout?: number;
	/** Ends the build early: what is under way is finished, and the next run continues from there. */
	readonly signal?: AbortSignal;
	/** Told what the build waits for, and why it starts afresh. */
	readonly onMessage?: (message: string) => void;
	readonly onProgress?: (progress: Progress) => void;
	/** Looks at every page, whatever the backend says of its changes. */
	readonly whole?: boolean;
	/** Routes that cannot be rendered are known: pages may be removed all the same. */
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
	/** Entries of the route table that no page can be made of: the command fails for them unless it is told to keep going. */
	readonly unrenderable: readonly UnrenderableRoute[];
	/** Addresses whose content the backend does not show. */
	readonly withoutContent: readonly string[];
	/** Redirects that lead back to themselves or to a host that the visitor names; they are left out. */
	readonly refused: readonly RefusedRedirect[];
	readonly seconds: number;
	/** CPU milliseconds of the workers by what they were spent on. */
	readonly cpu: Readonly<Record<string, number>>;
	/** Why the build ended early: pages that were not reached are as the last run left them. */
	readonly aborted?: string;
}
