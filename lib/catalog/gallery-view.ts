/** A picture or video as the gallery modal shows it (Spec 2, Gallery-class links). */
export interface GalleryView {
	readonly kind: 'picture' | 'video';
	/** Of the largest file. */
	readonly src: string;
	readonly alt: string;
	/** A small picture that is loaded already; stands in for a video until it plays. */
	readonly small: string | undefined;
}

const ENDINGS: readonly (readonly [RegExp, GalleryView['kind']])[] = [
	[/\.(?:mp4|m4v|webm|ogv|mov)$/i, 'video'],
	[/\.(?:avif|gif|jpe?g|png|svg|webp)$/i, 'picture'],
];

/**
 * What a gallery link leads to: its media type says it, else the ending of its path; null for what the gallery cannot show, such as a page. A media
 * type that is neither a picture's nor a video's counts as given.
 */
export function galleryKind({ path, type = '' }: { readonly path: string; readonly type?: string | undefined }): GalleryView['kind'] | null {
	const family = type.split('/')[0]?.trim().toLowerCase();
	if (family === 'video') return 'video';
	if (family === 'image') return 'picture';
	if (family) return null;
	return ENDINGS.find(([ending]) => ending.test(path))?.[1] ?? null;
}
