import type { LayoutName, LoadedPage, ScreenName } from '#lib/screens/screen.ts';

/** A file as it was written: enough to tell whether it is still the same. */
export interface FileStamp {
	readonly bytes: number;
	readonly crc32: number;
}

/** A range of bytes in a file. */
export interface ByteRange {
	readonly at: number;
	readonly bytes: number;
}

/** Where the parts of a document are that can be reused in another template. */
export interface DocumentSlices {
	readonly description: ByteRange;
	readonly body: ByteRange;
}

/** Hashes of what a page was made from. They are apart because a head may change alone: it names the page in other languages. */
export interface InputsHash {
	/** The screen's code and data. */
	readonly body: string;
	/** What the head says. */
	readonly head: string;
}

/** A page as the manifest keeps it. */
export interface PageRecord {
	readonly path: string;
	readonly lang: string;
	readonly screen: ScreenName;
	readonly layout: LayoutName;
	/** Content type of its route (lib/screens/content-types.ts). */
	readonly type: string;
	readonly noindex: boolean;
	/** The product of a product page; null on any other page. */
	readonly productId: number | null;
	/** What the page was made from, for example `product:12`. */
	readonly tags: readonly string[];
	/** Addresses in other languages, itself among them; empty when there are none. */
	readonly alternates: LoadedPage['head']['alternates'];
	/** Id of the template around the page. */
	readonly template: string;
	readonly inputs: InputsHash;
	/** Stamp of the document. */
	readonly stamp: FileStamp;
	readonly slices: DocumentSlices;
}

/** A page as a job leaves it. */
export interface PageResult extends PageRecord {
	/** Its files were written. */
	readonly rendered: boolean;
	/** Its files were written with the body that they had, without React. */
	readonly reused: boolean;
}

/** A page that was put into another template; its content did not change. */
export type SplicedPage = Pick<PageRecord, 'path' | 'template' | 'stamp' | 'slices'>;

/** A label that pages of a screen read. */
export interface LabelRead {
	readonly lang: string;
	readonly screen: ScreenName;
	readonly name: string;
}

/** A page's address, language and content type. */
export type PagePlace = Pick<PageRecord, 'path' | 'lang' | 'type'>;

/** How many pages of a content type there are in a language. */
export interface PageCount {
	readonly lang: string;
	readonly type: string;
	readonly pages: number;
}
