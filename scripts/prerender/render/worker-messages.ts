import type { RouteEntry } from '@titraj/contract/site.ts';
import type { BotChrome } from '#lib/navigation/bot-document.ts';
import type { SiteData } from '#lib/navigation/server/site.server.ts';
import type { LabelRead, PageResult, SplicedPage } from '../manifest/page-record.ts';
import type { KnownPageEntry, KnownSite } from '../manifest/remote-reader.ts';
import type { FeedEntry } from '../publish/feeds/feed-parts.ts';
import type { ContentRedirect } from '../publish/redirects-file.ts';
import type { StorePlace } from '../publish/store/page-store.ts';
import type { Failure, UnrenderableRoute } from './failure.ts';
import type { Throttle } from './throttle.ts';

/** What a worker thread needs to load a build. */
export interface ThreadData {
	/** Folder of the server build. */
	readonly serverFolder: string;
}

/** What a thread that has loaded a build needs before its first job; plain data. */
export interface WorkerSetup {
	readonly backendUrl: string;
	/** Public origin's host: the base-host header. */
	readonly host: string;
	readonly token: string;
	/** Endpoint table of the backend: name -> method and path. */
	readonly table: Readonly<Record<string, { method: string; path: string }>>;
	readonly sites: readonly SiteData[];
	/** Language code -> start of the addresses of its label modules. */
	readonly labels: Readonly<Record<string, string>>;
	/** Where pages are written. */
	readonly store: StorePlace;
	/** How to read the manifest: from its file, or by requests to the coordinator. */
	readonly manifest: { readonly kind: 'file'; readonly file: string } | ({ readonly kind: 'remote' } & KnownSite);
	/** The last build was killed: existing files are compared by checksum. */
	readonly wasInterrupted: boolean;
	readonly throttle: Throttle;
	/** Jobs that a thread does at once: while one waits for the backend or the store, it renders another. */
	readonly jobsAtOnce: number;
	/** Items of a template per job and call; item-sources.ts has the default. */
	readonly batchSize?: number;
	/** Timeout of one backend call in milliseconds. */
	readonly timeout: number;
	readonly now: Date;
}

/** Items of a batch that go through each step together (ADR 105). */
export const ITEMS_PER_GROUP = 64;

/** A unit of work for one thread. */
export type Job =
	/** Literal routes. */
	| { readonly kind: 'entries'; readonly lang: string; readonly entries: readonly RouteEntry[] }
	| BatchJob
	/** Addresses of any kind, resolved by the route table like a visitor's. */
	| { readonly kind: 'paths'; readonly paths: readonly string[] }
	/** Existing pages of which only the template has changed. */
	| { readonly kind: 'splice'; readonly paths: readonly string[] };

/** One batch of a template's content type. */
export interface BatchJob {
	readonly kind: 'batch';
	readonly lang: string;
	readonly entry: RouteEntry;
	/** The first batch if null. */
	readonly cursor: string | null;
	/** The items from the cursor on, if they are known. */
	readonly ids?: readonly number[];
}

/** The result of a job. */
export interface JobResult {
	readonly pages: readonly PageResult[];
	readonly spliced: readonly SplicedPage[];
	/** Pages of a `splice` job that have to be rendered: their documents do not match the manifest, or their body reads a changed label. */
	readonly unspliced: readonly string[];
	/** Labels that this worker's pages read for the first time. */
	readonly labelsRead: readonly LabelRead[];
	readonly failures: readonly Failure[];
	/** Paths that the backend redirects instead of returning content. */
	readonly redirects: readonly ContentRedirect[];
	/** Addresses of a `paths` job that no longer have a page. */
	readonly gone: readonly string[];
	/** Items of the merchant feed, one per product page. */
	readonly feed: readonly FeedEntry[];
	readonly unrenderable: readonly UnrenderableRoute[];
	/** Literal routes without content. That is not a failure: an author may have no posts. */
	readonly withoutContent: readonly string[];
	/** CPU milliseconds by kind of work. */
	readonly cpu: Readonly<Record<string, number>>;
}

export type MessageToWorker = SetupMessage | { readonly kind: 'job'; readonly job: Job; readonly id: number } | PagesResponse;

/** The first message to a worker. */
interface SetupMessage {
	readonly kind: 'setup';
	readonly setup: WorkerSetup;
}

/** Answers a `PagesRequest`. */
export interface PagesResponse {
	readonly kind: 'pages';
	readonly job: number;
	readonly pages: readonly KnownPageEntry[];
}

export type MessageFromWorker = Loaded | Ready | NextBatch | JobDone | JobFailed | PagesRequest;

/** The worker has loaded the build and waits for its setup. */
interface Loaded {
	readonly kind: 'loaded';
}

/** The worker can begin jobs; the templates that it puts pages into. */
export interface Ready {
	readonly kind: 'ready';
	readonly templates: readonly { readonly id: string; readonly lang: string; readonly botChrome: BotChrome }[];
}

/** Sent when a batch has been fetched but not yet rendered, so that the next batch can start. */
interface NextBatch {
	readonly kind: 'next';
	readonly job: number;
	readonly cursor: string;
}

export interface JobDone extends JobResult {
	readonly kind: 'done';
	readonly job: number;
}

/** The job failed: it has no result. */
interface JobFailed {
	readonly kind: 'failed';
	readonly job: number;
	readonly cause: string;
}

/** A worker's request for these pages of a remote manifest. */
interface PagesRequest {
	readonly kind: 'request-pages';
	readonly job: number;
	readonly paths: readonly string[];
}
