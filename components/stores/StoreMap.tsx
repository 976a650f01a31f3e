import { MAP_SIZE, toMapPoint } from '#lib/domain/map-projection.ts';
import type { StorePoint } from '#lib/domain/stores.ts';
import styles from './StoreMap.module.css';

interface StoreMapProps {
	/** What the map shows, for those who do not see it. */
	readonly label: string;
	readonly points: readonly StorePoint[];
	/** Ids that stand out; all where left out. */
	readonly found?: ReadonlySet<number> | undefined;
}

/** A drawing of Croatia with a pad for each store: nothing is asked of anybody to show it. */
export function StoreMap({ label, points, found }: StoreMapProps) {
	const { width, height } = MAP_SIZE;
	return (
		<figure className={styles['m']}>
			<svg viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
				<title>{label}</title>
				<use href="/croatia.svg#land" />
				{points.map(({ id, title, url, lat, lon }) => {
					const { x, y } = toMapPoint({ lat, lon });
					return (
						<a key={id} href={url} aria-label={title} data-found={!found || found.has(id) ? '' : undefined}>
							<title>{title}</title>
							<circle cx={x} cy={y} r="22" />
							<circle cx={x} cy={y} r="9" />
							<circle cx={x} cy={y} r="3.5" />
						</a>
					);
				})}
			</svg>
		</figure>
	);
}
