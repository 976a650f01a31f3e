import type { RouteEntry } from '@titraj/contract/site.ts';
import type { LayoutName, ScreenName } from '#lib/domain/screen.ts';
import type { SiteData } from '#lib/server/site.server.ts';
import type { KnownSite, PageKnown } from '#scripts/prerender/manifest/remote-reader.ts';
import type { FeedEntry } from '#scripts/prerender/publish/feeds/feed-parts.ts';
import type { StorePlace } from '#scripts/prerender/publish/store/page-store.ts';
import type { Manners } from './throttled-fetch.ts';

/** What a worker is started with; plain data. */
export interface WorkerSetup {
	readonly backendUrl: string;
	readonly host: string;
	readonly token: string;
	readonly table: Readonly<Record<string, { method: string; path: string }>>;
	readonly sites: readonly SiteData[];
	/** Language code -> path of its labels module. */
	readonly labels: Readonly<Record<string, string>>;
	readonly serverEntry: string;
	/** Where pages go. */
	readonly store: StorePlace;
	/** Documents for bots too. */
	readonly bot: boolean;
	/** How to learn what the manifest knows: from its file, or by asking whoever has it. */
	readonly known: { readonly kind: 'file'; readonly file: string } | ({ readonly kind: 'asked' } & KnownSite);
	/** The last build was killed: files are read before they are believed. */
	readonly isSuspicious: boolean;
	readonly manners: Manners;
	/** Milliseconds that one backend call may take. */
	readonly timeout: number;
	readonly now: Date;
}

/** One piece of work: some literal routes, some addresses, or one batch of a template's content type. */
export type Job =
	| { readonly kind: 'entries'; readonly lang: string; readonly entries: readonly RouteEntry[] }
	/** Addresses of any kind, found through the route table as a visitor's are. */
	| { readonly kind: 'paths'; readonly paths: readonly string[] }
	/** Pages of the manifest whose template alone has changed. */
	| { readonly kind: 'splice'; readonly paths: readonly string[] }
	| { readonly kind: 'batch'; readonly lang: string; readonly entry: RouteEntry; readonly cursor: string | null };

export interface PageRecord {
	readonly path: string;
	readonly hash: string;
	readonly lang: string;
	readonly noindex: boolean;
	readonly tags: string;
	/** Its files were written. */
	readonly rendered: boolean;
	/** They were, without React: its body is the one that it had. */
	readonly reused: boolean;
	/** Addresses in other languages, itself among them: `hreflang path`, one a line; empty where it is alone. */
	readonly alternates: string;
	/** Its files as they were written (page-files.ts). */
	readonly files: string;
	readonly screen: ScreenName;
	/** Content type of its route (lib/domain/content-types.ts). */
	readonly type: string;
	readonly layout: LayoutName;
	/** Id of what stands round it. */
	readonly template: string;
	/** Hash of what it is made from itself: its data, its head, the code of its screen. */
	readonly made: string;
	/** Where head and body stand in its document (cuts.ts). */
	readonly cuts: string;
}

/** A page that was put into another template; what it says is what it said. */
export type SplicedPage = Pick<PageRecord, 'path' | 'hash' | 'files' | 'template' | 'cuts'>;

/** A label that pages of a screen read. */
export interface WordRead {
	readonly lang: string;
	readonly screen: ScreenName;
	readonly name: string;
}

export interface Failure {
	readonly url: string;
	readonly cause: string;
	/** The backend did not answer, or only with 5xx: several in a row end the crawl. */
	readonly unreachable: boolean;
}

/** An entry of the route table that no page can be made of, and why. */
export interface UnrenderableRoute {
	readonly url: string;
	readonly cause: string;
}

/** Sent as soon as a batch is fetched, before it is rendered: the next one can start. */
export interface NextBatch {
	readonly kind: 'next';
	readonly job: number;
	readonly cursor: string;
}

export interface JobDone {
	readonly kind: 'done';
	readonly job: number;
	readonly pages: readonly PageRecord[];
	readonly spliced: readonly SplicedPage[];
	/** Pages of a `splice` job whose file is not what was written. */
	readonly unspliced: readonly string[];
	/** Labels read for the first time by this worker. */
	readonly words: readonly WordRead[];
	readonly failures: readonly Failure[];
	/** Paths that the backend redirects instead of showing. */
	readonly redirects: readonly { readonly from: string; readonly to: string; readonly code: number }[];
	/** Addresses of a `paths` job that show no page any more. */
	readonly gone: readonly string[];
	/** Products that were met, as the merchant feed has them. */
	readonly feed: readonly FeedEntry[];
	/** Entries of the route table that no page can be made of. */
	readonly unrenderable: readonly UnrenderableRoute[];
	/** Literal entries whose content the backend does not show: nothing is wrong with an author without posts. */
	readonly withoutContent: readonly string[];
	/** CPU milliseconds by what they were spent on. */
	readonly spent: Readonly<Record<string, number>>;
}

/** What a job broke off with: nothing of it counts. */
export interface JobFailed {
	readonly kind: 'failed';
	readonly job: number;
	readonly cause: string;
}

/** A worker without the manifest wants to know of these pages; the answer is a `PagesKnown`. */
export interface PagesAsked {
	readonly kind: 'ask';
	readonly paths: readonly string[];
}

export interface PagesKnown {
	readonly kind: 'known';
	readonly pages: readonly PageKnown[];
}

/** What is said to a worker. */
export type WorkerOrder = { readonly kind: 'job'; readonly job: Job; readonly id: number } | PagesKnown;

/** A worker's first word: the templates that it puts pages into. */
export interface Ready {
	readonly kind: 'ready';
	readonly templates: readonly { readonly id: string; readonly lang: string }[];
}

export type WorkerMessage = Ready | NextBatch | JobDone | JobFailed | PagesAsked;
