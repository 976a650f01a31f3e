import { Link } from '#components/ui/Link.tsx';
import type { ManufacturerTile } from '#lib/content/blocks.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './ManufacturerList.module.css';

/** Manufacturers with their number of products. */
export function ManufacturerList({ manufacturers }: { readonly manufacturers: readonly ManufacturerTile[] }) {
	const t = useLabels();
	return (
		<ul className={styles['list']}>
			{manufacturers.map(({ title, url, total }) => (
				<li key={url} className={styles['item']}>
					<Link className={styles['tile']} href={url} prefetch="intent">
						<b className={styles['title']}>{title}</b>
						<small className={styles['count']}>{t.plural('count.products', total)}</small>
					</Link>
				</li>
			))}
		</ul>
	);
}
