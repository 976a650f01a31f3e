import type { Redirect } from '@titraj/contract/site.ts';
import type { SiteData } from '#lib/navigation/server/site.server.ts';
import type { Manifest } from './manifest/manifest.ts';
import type { PrerenderOptions } from './prerender-options.ts';
import type { PageStore } from './publish/store/page-store.ts';
import type { WorkerPool } from './render/worker-pool.ts';

/** Options, data and open resources of a running build. */
export interface Build {
	readonly options: PrerenderOptions;
	/** Id of the client code. */
	readonly id: string;
	/** Folder of the files beside the pages, such as feeds and sitemaps. */
	readonly output: string;
	/** Where pages go. */
	readonly store: PageStore;
	readonly sites: readonly SiteData[];
	/** The backend's redirect table. */
	readonly redirects: readonly Redirect[];
	readonly token: string;
	/** Endpoint table of the backend: name -> method and path. */
	readonly table: Record<string, { method: string; path: string }>;
	readonly manifest: Manifest;
	readonly pool: WorkerPool;
	/** Folder for temporary files of the build. */
	readonly scratch: string;
	/** Language code -> start of the addresses of its label modules. */
	readonly labels: Readonly<Record<string, string>>;
	/** The last build was killed: files may differ from the manifest. */
	readonly wasInterrupted: boolean;
	/** Start of the build, from `performance.now()`. */
	readonly started: number;
}

export const secondsSince = (started: number): number => (performance.now() - started) / 1000;
