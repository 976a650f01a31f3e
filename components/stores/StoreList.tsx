import { StretchedLink } from '#components/ui/StretchedLink.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDecimal } from '#lib/platform/i18n/format-number.ts';
import type { StoreCard } from '#lib/stores/stores.ts';
import { OpenState } from './OpenState.tsx';
import styles from './StoreList.module.css';

/** Stores as rows: name, address, open or closed, services. */
export function StoreList({ stores }: { readonly stores: readonly StoreCard[] }) {
	const t = useLabels();
	return (
		<ul className={styles['list']}>
			{stores.map((store) => (
				<li key={store.id} className={styles['store']}>
					<h2 className={styles['title']}>
						<StretchedLink href={store.url}>{store.title}</StretchedLink>
					</h2>
					{store.distanceKm !== undefined && <b className={styles['distance']}>{t('stores.distance', { km: formatDecimal(store.distanceKm, t.locale) })}</b>}
					<p>
						{store.address}, {store.town}
					</p>
					<OpenState week={store.week} exceptions={store.exceptions} />
					<p className={styles['services']}>{store.services.join('\u00a0· ')}</p>
				</li>
			))}
		</ul>
	);
}
