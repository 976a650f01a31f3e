import type { Language } from '#lib/config/languages.ts';
import type { RefusedRedirect } from '#lib/domain/redirects/check-redirects.ts';
import type { Manners, Politeness } from './render/throttled-fetch.ts';
import type { Failure, UnrenderableRoute } from './render/worker-messages.ts';

/** How many pages a build may remove (removal-guard.ts). */
export interface RemovalLimit {
	/** Percent of the pages of one content type; 20 where left out. */
	readonly removalLimit?: number;
	/** As many as there are. */
	readonly allowRemoval?: boolean;
}

export interface PrerenderOptions extends RemovalLimit {
	readonly backendUrl: string;
	/** Public origin's host: the base-host header. */
	readonly host: string;
	readonly languages: readonly Language[];
	/** Folder of the build: holds `client/` and `server/`. */
	readonly dist: string;
	/** Where pages go: a folder, or `s3://bucket/prefix`; `client/` of the build where left out. */
	readonly output?: string | undefined;
	/** Redis of the machines that render; threads of this process where left out. */
	readonly queue?: string | undefined;
	/** Folder for what a later run needs. */
	readonly cache: string;
	/** Worker threads. */
	readonly workers: number;
	/** Documents for bots too. */
	readonly bot: boolean;
	readonly timeout: number;
	readonly now: Date;
	/** How the backend wants to be asked; without limits where left out. */
	readonly politeness?: Politeness;
	/** Where a run is held (polite-fetch.ts). */
	readonly manners?: Manners;
	/** Milliseconds to wait for another build on the same cache; 15 s where left out. */
	readonly patience?: number;
	/** Ends the crawl early: what is under way is finished, the next run goes on from there. */
	readonly signal?: AbortSignal;
	/** Told in words what a run waits for. */
	readonly onWord?: (word: string) => void;
	readonly onProgress?: (progress: Progress) => void;
	/** Everything is looked at, whatever the backend says of its changes. */
	readonly whole?: boolean;
	/** Routes that no page can be made of are known, and stand against nothing. */
	readonly keepGoing?: boolean;
	/** The parts after the pages (sitemap, redirects, headers) are left out: benchmarks of pages alone. */
	readonly pagesOnly?: boolean;
}

export interface Progress {
	readonly pages: number;
	readonly rendered: number;
	readonly failures: number;
	/** Best guess from the categories' totals. */
	readonly expected: number;
	readonly seconds: number;
}

export interface PrerenderReport {
	readonly pages: number;
	readonly rendered: number;
	/** Pages that were put into another header, footer or set of files without React. */
	readonly spliced: number;
	readonly removed: number;
	readonly failures: readonly Failure[];
	/** Entries of the route table that no page can be made of: a build fails for them, unless it is to keep going. */
	readonly unrenderable: readonly UnrenderableRoute[];
	/** Entries whose content the backend does not show. */
	readonly withoutContent: readonly string[];
	/** Redirects that lead back to themselves or to whatever host a visitor names; they are left out. */
	readonly refused: readonly RefusedRedirect[];
	readonly seconds: number;
	/** CPU milliseconds of the workers by what they were spent on. */
	readonly spent: Readonly<Record<string, number>>;
	/** Set when the crawl gave up: what was not reached stays as the last run left it. */
	readonly aborted?: string;
}
