import { Icon } from '#components/ui/Icon.tsx';
import { joinClasses } from '#components/ui/join-classes.ts';
import { Picture } from '#components/ui/Picture.tsx';
import type { Product } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { isPhotograph, type Picture as PictureData, toPictureOf } from '#lib/platform/pictures/picture.ts';
import styles from './ProductGallery.module.css';

/**
 * On phones a little less than the 92vw of their place: those that need 665 pixels get the file of 640, with less than half the bytes of the next one. Only the first
 * picture has the widths of larger windows, because nearly all of them choose the same file without.
 */
const ON_PHONES = '88vw';
const FIRST = { sizes: `(min-width: 82rem) 46rem, (min-width: 48rem) 53vw, ${ON_PHONES}`, priority: 'high' } as const;
/** They leave the connection to the first one. */
const OTHERS = { sizes: ON_PHONES, priority: 'low' } as const;

interface ProductGalleryProps {
	readonly pictures: readonly PictureData[];
	readonly videos?: Product['videos'];
	readonly className?: string | undefined;
}

/** The pictures and videos of a product: a strip to swipe and a row of thumbnails. Each links to its largest file; with JavaScript it opens in the viewer. */
export function ProductGallery({ pictures, videos = [], className }: ProductGalleryProps) {
	const t = useLabels();
	const views = [
		...pictures.map((picture) => ({ picture, href: toPictureOf(picture.src, 1280), type: undefined })),
		...videos.map(({ picture, src, type }) => ({ picture, href: src, type })),
	];
	return (
		<div className={joinClasses(styles['gallery'], className)} data-gallery="">
			<ul className={styles['strip']} aria-label={t('product.gallery')}>
				{views.map(({ picture, href, type }, place) => (
					<li key={href} className={styles['slide']}>
						<a href={href} rel="external" className={joinClasses('gallery', styles['view'])} type={type}>
							<Picture picture={picture} minimumWidth={640} {...(place === 0 ? FIRST : OTHERS)} />
							{type && <Icon className={styles['play']} name="play" size={48} />}
						</a>
					</li>
				))}
			</ul>
			{views.length > 1 && (
				<ul className={styles['thumbnails']}>
					{views.map(({ picture, href, type }, place) => (
						<li key={href}>
							<button
								type="button"
								className={styles['thumbnail']}
								data-action="view"
								data-photograph={isPhotograph(picture) ? '' : undefined}
								aria-label={t('product.view', { place: place + 1, total: views.length, title: picture.alt })}
								aria-current={place === 0 ? 'true' : undefined}
							>
								<img
									className={isPhotograph(picture) ? styles['whole'] : undefined}
									src={toPictureOf(picture.src, 160)}
									alt=""
									width={80}
									height={60}
									loading="lazy"
									fetchPriority="low"
								/>
								{type && <Icon className={styles['play']} name="play" />}
							</button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
