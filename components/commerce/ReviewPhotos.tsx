import { useLabels } from '#lib/platform/client/use-labels.ts';
import { type Picture, toPictureOf } from '#lib/platform/pictures/picture.ts';
import styles from './ReviewPhotos.module.css';

/** The photos of a review. Each links to its largest file; with JavaScript it opens in the gallery viewer. */
export function ReviewPhotos({ photos, author }: { readonly photos: readonly Picture[]; readonly author: string }) {
	const t = useLabels();
	return (
		<ul className={styles['photos']} data-gallery="">
			{photos.map(({ src }, place) => (
				<li key={src}>
					<a href={toPictureOf(src, 1280)} rel="external" className="gallery">
						<img
							className={styles['photo']}
							src={toPictureOf(src, 320)}
							alt={t('details.photo', { author, place: place + 1 })}
							width={96}
							height={96}
							loading="lazy"
							decoding="async"
						/>
					</a>
				</li>
			))}
		</ul>
	);
}
