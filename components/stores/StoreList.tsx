import { Link } from '#components/ui/Link.tsx';
import type { StoreCard } from '#lib/domain/stores.ts';
import { formatDecimal } from '#lib/i18n/format-number.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import { OpenState } from './OpenState.tsx';
import styles from './StoreList.module.css';

/** Stores as cards: name, address, whether it is open, what it offers. */
export function StoreList({ stores }: { readonly stores: readonly StoreCard[] }) {
	const t = useLabels();
	return (
		<ul className={styles['l']}>
			{stores.map((store) => (
				<li key={store.id}>
					<h2>
						<Link href={store.url} prefetch="intent">
							{store.title}
						</Link>
					</h2>
					{store.distanceKm !== undefined && <b>{t('stores.distance', { km: formatDecimal(store.distanceKm, t.locale) })}</b>}
					<p>
						{store.address}, {store.town}
					</p>
					<OpenState week={store.week} exceptions={store.exceptions} />
					<p>{store.services.join('\u00a0· ')}</p>
				</li>
			))}
		</ul>
	);
}
