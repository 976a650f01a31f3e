export {
	/** Videos of a product by its code. */
	readVideos,
	/** Replaces the videos of a product. */
	replaceVideos,
} from './product-videos.ts';
/** Videos as they are stored, from those of a form. */
export { toVideos } from './to-videos.ts';
