import type { DecorativePicture } from '#lib/platform/pictures/picture.ts';
import type { PageGuard } from './auth-pages.ts';

/** Content of a document's head, without the files that it loads. */
export interface HeadModel {
	readonly title: string;
	readonly description?: string;
	/** Path with slashes at both ends; the origin is added later. */
	readonly canonical: string;
	readonly noindex?: boolean;
	/** Redirects visitors that the page is not meant for (Spec 4, Auth redirects). */
	readonly guard?: PageGuard;
	readonly type: 'website' | 'product' | 'article';
	readonly picture?: DecorativePicture;
	/** hreflang -> path, self included; empty with one language (D5). */
	readonly alternates: readonly { readonly hreflang: string; readonly path: string }[];
	/** Feeds offered on this page. */
	readonly feeds?: readonly { readonly type: string; readonly path: string }[];
	/** schema.org objects. */
	readonly structuredData: readonly object[];
}
