import { type Picture as PictureData, toPictureSources } from '#lib/domain/picture.ts';
import styles from './Picture.module.css';

interface PictureProps {
	readonly picture: PictureData;
	/** Value of `sizes`, e.g. `(min-width: 64rem) 25vw, 50vw`. */
	readonly sizes: string;
	/** `high` for the one picture that opens the page; the others load when they come near. */
	readonly priority?: 'high';
	/** Widest file worth offering. */
	readonly maximumWidth?: number;
	/** Replaces the picture's own text: empty beside a title that says the same. */
	readonly alt?: string;
}

/** A picture in AVIF and WebP; its width and height hold the place. */
export function Picture({ picture, sizes, priority, maximumWidth, alt = picture.alt }: PictureProps) {
	const sources = toPictureSources(picture.src, maximumWidth);
	const image = (
		<img
			className={styles['p']}
			sizes={sources ? sizes : undefined}
			srcSet={sources?.webp}
			src={picture.src}
			alt={alt}
			width={picture.width}
			height={picture.height}
			loading={priority ? undefined : 'lazy'}
			fetchPriority={priority}
			decoding="async"
		/>
	);
	if (!sources) return image;
	return (
		<picture>
			<source type="image/avif" srcSet={sources.avif} sizes={sizes} />
			{image}
		</picture>
	);
}
