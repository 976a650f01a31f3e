/** A picture or video as the gallery modal shows it (Spec 2, Gallery-class links). */
export interface GalleryView {
	readonly kind: 'picture' | 'video';
	/** URL of the largest file. */
	readonly src: string;
	readonly alt: string;
	/** A small picture that is already loaded; shown in place of a video until it plays. */
	readonly small: string | undefined;
}

const ENDINGS: readonly (readonly [RegExp, GalleryView['kind']])[] = [
	[/\.(?:mp4|m4v|webm|ogv|mov)$/i, 'video'],
	[/\.(?:avif|gif|jpe?g|png|svg|webp)$/i, 'picture'],
];

/**
 * Kind of file behind a gallery link: by its media type, else by the file extension. Null for anything that the gallery cannot show, e.g. a
 * page. The file extension is ignored if there is a media type.
 */
export function galleryKind({ path, type = '' }: { readonly path: string; readonly type?: string | undefined }): GalleryView['kind'] | null {
	const family = type.split('/')[0]?.trim().toLowerCase();
	if (family === 'video') return 'video';
	if (family === 'image') return 'picture';
	if (family) return null;
	return ENDINGS.find(([ending]) => ending.test(path))?.[1] ?? null;
}
