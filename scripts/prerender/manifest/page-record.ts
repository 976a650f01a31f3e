import type { LayoutName, LoadedPage, ScreenName } from '#lib/screens/screen.ts';

/** Size and checksum of a written file, to detect changes. */
export interface FileStamp {
	readonly bytes: number;
	readonly crc32: number;
}

/** A range of bytes in a file. */
export interface ByteRange {
	readonly at: number;
	readonly bytes: number;
}

/** Positions of the document's parts that can be reused in another template. */
export interface DocumentSlices {
	readonly description: ByteRange;
	readonly body: ByteRange;
}

/** Hashes of a page's inputs. Body and head are separate because the head can change alone: it links the page in other languages. */
export interface InputsHash {
	/** The screen's code and data. */
	readonly body: string;
	/** The content of the head. */
	readonly head: string;
}

/** The manifest's record of a page. */
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
	/** Entities that the page was made from, for example `product:12`. */
	readonly tags: readonly string[];
	/** Addresses in all languages, including this one; empty if there are no others. */
	readonly alternates: LoadedPage['head']['alternates'];
	/** Id of the template around the page. */
	readonly template: string;
	readonly inputs: InputsHash;
	/** Stamp of the document. */
	readonly stamp: FileStamp;
	readonly slices: DocumentSlices;
}

/** A job's result for one page. */
export interface PageResult extends PageRecord {
	/** Its document was written. */
	readonly rendered: boolean;
	/** Its document was written with its old body, without React. */
	readonly reused: boolean;
}

/** A page that was put into another template with the same content. */
export type SplicedPage = Pick<PageRecord, 'path' | 'template' | 'stamp' | 'slices'>;

/** A label that pages of a screen read. */
export interface LabelRead {
	readonly lang: string;
	readonly screen: ScreenName;
	readonly name: string;
}

/** A page's address, language and content type. */
export type PagePlace = Pick<PageRecord, 'path' | 'lang' | 'type'>;
