import { joinClasses } from '#components/ui/join-classes.ts';
import { MAP_SIZE, toMapPoint, toReach } from '#lib/stores/map-projection.ts';
import type { StorePoint } from '#lib/stores/stores.ts';
import styles from './StoreMap.module.css';

interface StoreMapProps {
	/** Accessible name of the map. */
	readonly label: string;
	readonly points: readonly StorePoint[];
	/** Ids of the highlighted stores; all by default. */
	readonly found?: ReadonlySet<number> | undefined;
	readonly className?: string | undefined;
}

/** An SVG map of Croatia with a mark for each store. It loads nothing from third parties. */
export function StoreMap({ label, points, found, className }: StoreMapProps) {
	const { width, height } = MAP_SIZE;
	const pads = points.map((store) => ({ ...store, place: toMapPoint(store) }));
	const places = pads.map(({ place }) => place);
	return (
		<figure className={joinClasses(styles['map'], className)}>
			<svg viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
				<title>{label}</title>
				<use className={styles['land']} href="/croatia.svg#land" />
				{pads.map(({ id, title, url, place }) => {
					const at = { cx: place.x, cy: place.y };
					return (
						<a key={id} href={url} aria-label={title} data-found={!found || found.has(id) ? '' : undefined}>
							<title>{title}</title>
							<circle className={styles['target']} {...at} r={toReach(place, places)} />
							<circle className={styles['pad']} {...at} r="9" />
							<circle className={styles['hole']} {...at} r="3.5" />
						</a>
					);
				})}
			</svg>
		</figure>
	);
}
