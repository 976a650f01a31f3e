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

/** What a worker thread is started with; plain data. */
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
	/** File of the server build. */
	readonly serverEntry: string;
	/** Where pages go. */
	readonly store: StorePlace;
	/** How to read the manifest: from its file, or by requests to the machine that has it. */
	readonly manifest: { readonly kind: 'file'; readonly file: string } | ({ readonly kind: 'remote' } & KnownSite);
	/** The last build was killed: existing files are compared by checksum. */
	readonly wasInterrupted: boolean;
	readonly throttle: Throttle;
	/** Milliseconds that one backend call may take. */
	readonly timeout: number;
	readonly now: Date;
}

/** A unit of work for one thread. */
export type Job =
	/** Literal routes. */
	| { readonly kind: 'entries'; readonly lang: string; readonly entries: readonly RouteEntry[] }
	/** One batch of a template's content type; the first when `cursor` is null. */
	| { readonly kind: 'batch'; readonly lang: string; readonly entry: RouteEntry; readonly cursor: string | null }
	/** Addresses of any kind, found through the route table as a visitor's are. */
	| { readonly kind: 'paths'; readonly paths: readonly string[] }
	/** Known pages of which only the template has changed. */
	| { readonly kind: 'splice'; readonly paths: readonly string[] };

/** What a job came to. */
export interface JobResult {
	readonly pages: readonly PageResult[];
	readonly spliced: readonly SplicedPage[];
	/** Pages of a `splice` job that have to be rendered: their files are not as the manifest says. */
	readonly unspliced: readonly string[];
	/** Labels that this worker's pages read for the first time. */
	readonly labelsRead: readonly LabelRead[];
	readonly failures: readonly Failure[];
	/** Paths that the backend redirects instead of showing. */
	readonly redirects: readonly ContentRedirect[];
	/** Addresses of a `paths` job that show no page any more. */
	readonly gone: readonly string[];
	/** Items of the merchant feed, one for each product page. */
	readonly feed: readonly FeedEntry[];
	readonly unrenderable: readonly UnrenderableRoute[];
	/** Literal routes without content: an author without posts is no failure. */
	readonly withoutContent: readonly string[];
	/** CPU milliseconds by what they were spent on. */
	readonly cpu: Readonly<Record<string, number>>;
}

export type MessageToWorker = { readonly kind: 'job'; readonly job: Job; readonly id: number } | PagesResponse;

/** Answers a `PagesRequest`. */
export interface PagesResponse {
	readonly kind: 'pages';
	readonly pages: readonly KnownPageEntry[];
}

export type MessageFromWorker = Ready | NextBatch | JobDone | JobFailed | PagesRequest;

/** A worker's first message: the templates that it puts pages into. */
export interface Ready {
	readonly kind: 'ready';
	readonly templates: readonly { readonly id: string; readonly lang: string; readonly botChrome: BotChrome }[];
}

/** Sent when a batch has been fetched and is not rendered yet, so that the next batch can start. */
export interface NextBatch {
	readonly kind: 'next';
	readonly job: number;
	readonly cursor: string;
}

export interface JobDone extends JobResult {
	readonly kind: 'done';
	readonly job: number;
}

/** The job broke off: nothing of it counts. */
export interface JobFailed {
	readonly kind: 'failed';
	readonly job: number;
	readonly cause: string;
}

/** A worker whose manifest is remote wants to know these pages. */
export interface PagesRequest {
	readonly kind: 'request-pages';
	readonly paths: readonly string[];
}
