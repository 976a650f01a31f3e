/** A picture that the shop has. */
export interface StoredPicture {
	/** The `media` of its upload. */
	readonly media: string;
	/** Pixels of the original. */
	readonly width: number;
	readonly height: number;
}

/** A post or page of a CMS. */
export interface ContentItem {
	/** Unique for its kind. */
	readonly id: string;
	readonly kind: 'post' | 'page';
	/** Plain text, as are excerpt, category, author and tags. */
	readonly title: string;
	/** `a-z`, `0-9` and dashes; null if the address has other letters: then the shop makes one of the title. */
	readonly slug: string | null;
	readonly excerpt: string;
	/** Addresses of the pictures in its text. */
	readonly pictures: readonly string[];
	/** HTML of its text, with the shop's pictures by their addresses at the other side; pictures that are not there are left out. */
	toHtml(pictures: ReadonlyMap<string, StoredPicture>): string;
	/** `gone`: deleted, or in the bin. */
	readonly state: 'published' | 'scheduled' | 'draft' | 'gone';
	/** ISO 8601 with zone: when a scheduled one is published, and the day under a published one; null if it is not known. */
	readonly date: string | null;
	/** Of posts. */
	readonly category: string | null;
	readonly author: string | null;
	readonly tags: readonly string[];
	/** Address of the picture on cards; null if there is none. */
	readonly cover: string | null;
}

export interface ContentPage {
	readonly items: readonly ContentItem[];
	/** Where the next page begins, as the CMS understands it. */
	readonly cursor: string;
	readonly isLast: boolean;
}

/** A CMS whose posts and pages the shop shows. Calls throw a `CallError`. */
export interface ContentSource {
	readonly name: string;
	/** Changes after the cursor, oldest first; null for the first run, which reads everything. An unchanged item may come again. */
	readChanges(cursor: string | null): Promise<ContentPage>;
	/** Everything that it has, also drafts, for the full comparison. */
	readAll(): AsyncIterable<readonly ContentItem[]>;
	/** A picture; null if it is not there, or not one that may be fetched. */
	readPicture(url: string): Promise<Uint8Array<ArrayBuffer> | null>;
}
