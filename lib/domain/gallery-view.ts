/** A picture or film as the gallery modal shows it (Spec 2, Gallery-class links). */
export interface GalleryView {
	readonly kind: 'picture' | 'film';
	/** Of the largest file. */
	readonly src: string;
	readonly alt: string;
	/** A small picture that is loaded already; stands in for a film until it plays. */
	readonly small: string | undefined;
}

/** Whether a path names a film. */
export function isFilm(path: string): boolean {
	return /\.(?:mp4|m4v|webm|ogv)$/i.test(path);
}
