import { MAP_SIZE, toMapPoint, toReach } from '#lib/domain/map-projection.ts';
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
	const pads = points.map((store) => ({ ...store, place: toMapPoint(store) }));
	const places = pads.map(({ place }) => place);
	return (
		<figure className={styles['m']}>
			<svg viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
				<title>{label}</title>
				<use href="/croatia.svg#land" />
				{pads.map(({ id, title, url, place }) => {
					const at = { cx: place.x, cy: place.y };
					return (
						<a key={id} href={url} aria-label={title} data-found={!found || found.has(id) ? '' : undefined}>
							<title>{title}</title>
							<circle {...at} r={toReach(place, places)} />
							<circle {...at} r="9" />
							<circle {...at} r="3.5" />
						</a>
					);
				})}
			</svg>
		</figure>
	);
}
