import { Link } from '#components/ui/Link.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { CategoryTile } from '#lib/domain/screen.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './CategoryTiles.module.css';

/** Tiles that lead to categories, each with its drawing and how much is in it. */
export function CategoryTiles({ tiles, size }: { readonly tiles: readonly CategoryTile[]; readonly size?: 'small' }) {
	const t = useLabels();
	return (
		<ul className={styles['t']} data-size={size}>
			{tiles.map(({ title, url, picture, total }) => (
				<li key={url}>
					<Link href={url} prefetch="intent">
						<Picture picture={picture} alt="" sizes="(min-width: 48rem) 12rem, 6rem" maximumWidth={320} />
						<span>
							<b>{title}</b>
							<small>{t.plural('count.products', total)}</small>
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
