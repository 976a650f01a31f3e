import { Link } from '#components/ui/Link.tsx';
import type { MakerTile } from '#lib/domain/screen.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './MakerList.module.css';

/** Makers by name, with how many products each has. */
export function MakerList({ makers }: { readonly makers: readonly MakerTile[] }) {
	const t = useLabels();
	return (
		<ul className={styles['m']}>
			{makers.map(({ title, url, total }) => (
				<li key={url}>
					<Link href={url} prefetch="intent">
						<b>{title}</b>
						<small>{t.plural('count.products', total)}</small>
					</Link>
				</li>
			))}
		</ul>
	);
}
