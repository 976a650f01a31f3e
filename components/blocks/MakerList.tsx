import { Link } from '#components/ui/Link.tsx';
import type { MakerTile } from '#lib/content/blocks.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './MakerList.module.css';

/** Manufacturers with their number of products. */
export function MakerList({ makers }: { readonly makers: readonly MakerTile[] }) {
	const t = useLabels();
	return (
		<ul className={styles['list']}>
			{makers.map(({ title, url, total }) => (
				<li key={url}>
					<Link className={styles['tile']} href={url} prefetch="intent">
						<b className={styles['title']}>{title}</b>
						<small className={styles['count']}>{t.plural('count.products', total)}</small>
					</Link>
				</li>
			))}
		</ul>
	);
}
