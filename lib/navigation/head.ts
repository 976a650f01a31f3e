import type { Picture } from '#lib/platform/pictures/picture.ts';
import type { PageGuard } from './auth-pages.ts';

/** What a document's head says about its page, besides the files it needs. */
export interface HeadModel {
	readonly title: string;
	readonly description?: string;
	/** Path with slashes at both ends; the origin is the site's. */
	readonly canonical: string;
	readonly noindex?: boolean;
	/** Whom the page is not for, and where they go (Spec 4, Auth redirects). */
	readonly guard?: PageGuard;
	readonly type: 'website' | 'product' | 'article';
	readonly picture?: Picture;
	/** hreflang -> path, self included; empty with one language (D5). */
	readonly alternates: readonly { readonly hreflang: string; readonly path: string }[];
	/** Feeds that a reader may follow from here. */
	readonly feeds?: readonly { readonly type: string; readonly path: string }[];
	/** schema.org objects. */
	readonly structuredData: readonly object[];
}
