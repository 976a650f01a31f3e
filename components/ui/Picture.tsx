import { type DecorativePicture, isPhotograph, type Picture as PictureData, toAvifSources } from '#lib/platform/pictures/picture.ts';
import styles from './Picture.module.css';

interface Looks {
	/** Value of `sizes`, e.g. `(min-width: 64rem) 25vw, 50vw`; without it browsers assume the window's width. */
	readonly sizes?: string | undefined;
	/** `high` for the page's main picture; the others load lazily, with `low` after everything else. */
	readonly priority?: 'high' | 'low';
	/** Widest file worth offering. */
	readonly maximumWidth?: number;
	/** Narrowest one. */
	readonly minimumWidth?: number;
	/** Class of the `picture` element; without it, a picture of one size has no such element. */
	readonly className?: string | undefined;
}

/** `alt` replaces the picture's own alternative text: empty beside a title that says the same. A picture without a text needs it. */
type Described =
	| { readonly picture: PictureData; readonly alt?: string }
	| { readonly picture: DecorativePicture & { readonly alt?: undefined }; readonly alt: string };

type PictureProps = Looks & Described;

/**
 * A picture in AVIF; the few browsers without AVIF get WebP in one width, because a second list of addresses would make up an eighth of a list's HTML. Width and height
 * reserve its place.
 */
export function Picture({ picture, sizes, priority, maximumWidth, minimumWidth, alt = picture.alt, className }: PictureProps) {
	const sources = toAvifSources(picture.src, maximumWidth, minimumWidth);
	const image = (
		<img
			className={styles['image']}
			data-photograph={isPhotograph(picture) ? '' : undefined}
			src={picture.src}
			alt={alt}
			width={picture.width}
			height={picture.height}
			loading={priority === 'high' ? undefined : 'lazy'}
			fetchPriority={priority}
			decoding="async"
		/>
	);
	if (sources === null && className === undefined) return image;
	return (
		<picture className={className}>
			{sources !== null && <source type="image/avif" srcSet={sources} sizes={sizes} />}
			{image}
		</picture>
	);
}
