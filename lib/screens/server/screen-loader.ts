import type { RouteMatch } from '#lib/navigation/match-route.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import type { LoadedPage } from '../screen.ts';

export interface LoaderContext {
	readonly client: ApiClient;
	readonly site: Site;
	readonly match: RouteMatch;
	/** Normalised path of the page. */
	readonly path: string;
	/** Query of the URL: list state, search words, special view (Spec 2, catalog). */
	readonly query: URLSearchParams;
	/** Page of a list, from 1. */
	readonly page: number;
	/** Whether hidden and unpublished content is loaded, for staff (Spec 6). */
	readonly staff: boolean;
}

type ScreenOutcome =
	| { readonly kind: 'page'; readonly loaded: LoadedPage }
	| { readonly kind: 'redirect'; readonly to: string; readonly code: number }
	| { readonly kind: 'not-found' };

/** Loads the page of a route. Expected misses are outcomes; a failing backend throws ApiFailure. */
export type ScreenLoader = (context: LoaderContext) => Promise<ScreenOutcome>;
