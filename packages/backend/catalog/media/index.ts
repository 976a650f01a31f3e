/** Document kinds by the last segment of a document's URL. The texts are the demo shop's, in Croatian. */
export { DOCUMENT_KINDS } from './documents/document-kinds.ts';
export {
	/** Language of the demo's documents. */
	DOCUMENT_LANG,
	/** Kind of a demo product's energy label. */
	ENERGY_LABEL,
	/** Kind of a demo product's information sheet. */
	INFORMATION_SHEET,
	/** What a drawn energy label says. */
	type LabelledProduct,
	/** The PDF at a path; null if no product has a document there. */
	makeDocument,
	/** Product whose energy label has this path; null if no product does. */
	readLabelled,
	/** Path of a demo product's document. */
	toDocumentPath,
} from './documents/make-document.ts';
/** Fills in the size of generated documents that a seed lists with size 0, because links show it. */
export { measureDocuments } from './documents/measure-documents.ts';
/** Fonts of PDFs, for all languages of the shop. */
export { PDF_FONTS } from './documents/pdf-fonts.ts';
/** The stored PDF at a path; null if there is none. */
export { readStoredDocument } from './documents/stored-documents.ts';
/** Path that stands for a missing picture: pages show a neutral placeholder. */
export { NO_PICTURE } from './no-picture.ts';
export {
	/** Parses the `<params>` segment, for example `color-black_size-27`. Null unless the segment is in canonical form: each picture has exactly one URL. */
	parsePictureParams,
	/** `/media/<kind>/<params>/<view>.svg`, the path of an SVG drawing. */
	toPicturePath,
	/** A drawing as 4:3 WebP files, which the storefront's image function encodes. */
	toThumbs,
} from './picture-url.ts';
export {
	/** Columns that a product's pictures are computed from: stored pictures, or the drawings of demo products. */
	type PicturedProduct,
	/** Sizes of the product's first picture. */
	toMainThumbs,
	/** URL of a small picture of the product, which the backend serves itself; null without pictures. Drawings have one size. */
	toSmallPicture,
	/** A stored picture with its sizes. */
	toStoredPicture,
} from './product-pictures.ts';
/** Number of sources by state. */
export { countSources } from './sources/count-sources.ts';
/** Fetches one batch of due sources and updates their products. Returns the outcomes; empty if nothing is due. Sources that were aborted or whose folder is on another machine return to the queue unchanged. */
export { fetchDue } from './sources/fetch-due.ts';
/** Reads a source: over HTTP within limits, or from a file inside its folder. Symbolic links cannot lead outside the folder. */
export { fetchSource } from './sources/fetch-source.ts';
/** Fetches due media, on every instance: a folder may exist on one machine only. Encodes one picture at a time, to leave CPU for requests. `onShown` is called after each batch. */
export { fetchingJob } from './sources/fetching-job.ts';
export {
	/** Number of products with failures, without those that are tried again. */
	countFailures,
	/** Products with failures by ascending id, starting after `after`. */
	listFailures,
} from './sources/list-failures.ts';
/** Queues failed sources again at once, those of one product or of all; also those that would be tried again later. */
export { retryFailed } from './sources/retry-failed.ts';
/** Whether a source is due within `seconds`, not counting absent folders. */
export { isDueWithin } from './sources/take-sources.ts';
export {
	/** Stores content under its hash, pictures in all sizes. Known content is not written again unless the store has lost it. `reason` is a predicate such as "is damaged", to be appended to a name. */
	keepMedia,
	/** Whether the bytes are a PDF or a picture. */
	kindOf,
	/** Maximum file size in bytes; the storefront serves no larger document. */
	LARGEST,
} from './store/keep-media.ts';
export {
	/** Key of the file at a URL path; null for any other path. */
	parseStoredPath,
	/** Keys of all files of stored content. */
	toMediaKeys,
	/** URL path of one size of a stored picture. */
	toStoredPath,
} from './store/media-keys.ts';
/** Every hour, removes files that no product has used for `mediaUnusedDays`; 0 keeps everything. */
export { removingJob } from './unused/removing-job.ts';
/** Removes files that no product has used for `mediaUnusedDays`, as the running shop does, and returns a summary for the merchant. */
export { runRemoval } from './unused/run-removal.ts';
export {
	/** A document of a product: stored, or to be fetched. */
	type DocumentSource,
	/** Restores stored documents after a full write of their products. Products without stored documents keep what was written. */
	showKeptDocuments,
	/** Replaces the documents of products, including generated demo documents, and returns the ids of changed products. `folder`: see `replaceMedia`. */
	writeDocuments,
} from './write-documents.ts';
export {
	/** A picture of a product: stored, or to be fetched. */
	type ImageSource,
	/** Replaces the pictures of products and returns the ids of changed products. `folder`: see `replaceMedia`. */
	writeImages,
} from './write-images.ts';
