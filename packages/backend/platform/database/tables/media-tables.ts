import type { Generated } from 'kysely';

export type MediaKind = 'picture' | 'document';

/** Pictures and documents of products, and their stored content. */
export interface MediaTables {
	/** Pictures by their source, in order. */
	product_images: {
		product_id: number;
		position: number;
		url: string | null;
		/** Path relative to the feed. */
		file: string | null;
		/** Hash of an upload. */
		media: string | null;
		alt: string | null;
		source_id: number | null;
	};
	product_documents: {
		product_id: number;
		position: number;
		title: string;
		/** BCP 47. */
		lang: string | null;
		/** File extension and size from the row; used only until the file is stored. */
		type: string | null;
		bytes: number | null;
		url: string | null;
		file: string | null;
		media: string | null;
		source_id: number | null;
	};
	/** Stored content by hash. */
	media_files: {
		hash: string;
		kind: MediaKind;
		type: string;
		bytes: number;
		width: number | null;
		height: number | null;
		created_at: Generated<Date>;
		/** When a run first found it unused; null if it is in use or not checked yet. */
		unused_since: Generated<Date | null>;
		/** Its files are being deleted, and some may be missing: no row may reference it. */
		removing: Generated<boolean>;
	};
	/** Logo and icon of the shop: a PNG in base64 by its hash. `mail_png`: half the size, because each mail stores it. `tone`: mean colour of what is visible; null if it fills its rectangle. */
	look_pictures: { hash: string; png: string; mail_png: string; width: number; height: number; tone: string | null; created_at: Generated<Date> };
	/** Locations of content, and the state of fetching. */
	media_sources: {
		id: Generated<number>;
		kind: MediaKind;
		/** An http(s) URL or a file path. */
		source: string;
		/** For a file: the folder that must contain it. */
		folder: string | null;
		/** `linked`: a document that is not a PDF; pages link to its URL. */
		state: Generated<'waiting' | 'stored' | 'linked' | 'failed'>;
		reason: string | null;
		/** Hash of the content last fetched. */
		hash: string | null;
		etag: string | null;
		last_modified: string | null;
		attempts: Generated<number>;
		due_at: Generated<Date>;
		checked_at: Date | null;
	};
}
