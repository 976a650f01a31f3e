import { Link } from '#components/ui/Link.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { CategoryTile } from '#lib/content/blocks.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './CategoryTiles.module.css';

/** Number of columns, by number of tiles, that leaves no row half empty on wide screens. */
const FULL_ROWS: Readonly<Record<number, number>> = { 5: 5, 6: 6, 10: 5, 12: 6 };

/** A little less than the 3.5rem of their place: phones that need 168 pixels get the file of 160, as in ProductGallery. */
const SMALL = '3.3rem';
/** On wider screens the pictures of large tiles stand above the names. */
const LARGE = `(min-width: 48rem) 12rem, ${SMALL}`;

/** Links to categories, each with its picture and number of products. */
export function CategoryTiles({ tiles, size }: { readonly tiles: readonly CategoryTile[]; readonly size?: 'small' }) {
	const t = useLabels();
	return (
		<ul className={styles['tiles']} data-size={size} data-columns={size ? undefined : FULL_ROWS[tiles.length]}>
			{tiles.map(({ title, url, picture, total }) => (
				<li key={url}>
					<Link className={styles['tile']} href={url} prefetch="intent">
						<Picture
							className={styles['picture']}
							picture={picture}
							alt=""
							sizes={size ? SMALL : LARGE}
							maximumWidth={320}
							{...(size && { priority: 'low' as const })}
						/>
						<span className={styles['text']}>
							<b className={styles['title']}>{title}</b>
							<small className={styles['count']}>{t.plural('count.products', total)}</small>
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
