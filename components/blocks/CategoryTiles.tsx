import { Link } from '#components/ui/Link.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { CategoryTile } from '#lib/content/blocks.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './CategoryTiles.module.css';

/** Number of columns, by number of tiles, that leaves no row half empty on wide screens. */
const FULL_ROWS: Readonly<Record<number, number>> = { 5: 5, 6: 6, 10: 5, 12: 6 };

/** Beside its name a picture is 56 pixels wide; on wider screens those of large tiles stand above it. */
const BESIDE = '3.5rem';
const ABOVE = `(min-width: 48rem) 12rem, ${BESIDE}`;

/** Links to categories, each with its picture and number of products. */
export function CategoryTiles({ tiles, size }: { readonly tiles: readonly CategoryTile[]; readonly size?: 'small' }) {
	const t = useLabels();
	return (
		<ul className={styles['tiles']} data-size={size} data-columns={size ? undefined : FULL_ROWS[tiles.length]}>
			{tiles.map(({ title, url, picture, total }) => (
				<li key={url}>
					<Link className={styles['tile']} href={url} prefetch="intent">
						<Picture className={styles['picture']} picture={picture} alt="" sizes={size ? BESIDE : ABOVE} maximumWidth={320} priority="low" />
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
