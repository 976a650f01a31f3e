import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { isOnMap } from '#lib/stores/map-projection.ts';
import { OpeningHours } from './OpeningHours.tsx';
import { OpenState } from './OpenState.tsx';
import styles from './StoreDetail.module.css';
import { StoreMap } from './StoreMap.tsx';

/** A store: address, opening hours, services. */
export function StoreDetail({ title, store, email, mapUrl }: ScreenProps['location/detail']) {
	const t = useLabels();
	return (
		<div className={styles['store']}>
			<header className={styles['header']}>
				<h1>{title}</h1>
				<OpenState week={store.week} exceptions={store.exceptions} />
				<address className={styles['contact']}>
					<p>
						<Icon name="pin" className={styles['icon']} />
						{store.address}, {store.town}
					</p>
					{store.phone && (
						<a href={`tel:${store.phone.replaceAll(' ', '')}`}>
							<Icon name="phone" className={styles['icon']} />
							{store.phone}
						</a>
					)}
					{email && (
						<a href={`mailto:${email}`}>
							<Icon name="mail" className={styles['icon']} />
							{email}
						</a>
					)}
				</address>
				<ButtonLink href={mapUrl} variant="secondary" rel="noopener noreferrer" icon="pin">
					{t('stores.directions')}
				</ButtonLink>
			</header>
			{isOnMap(store) && <StoreMap className={styles['map']} label={t('stores.map_one', { title })} points={[store]} />}
			<section className={styles['section']}>
				<OpeningHours week={store.week} exceptions={store.exceptions} />
			</section>
			{store.services.length > 0 && (
				<section className={styles['section']}>
					<h2 className={styles['servicesTitle']}>{t('stores.services')}</h2>
					<ul>
						{store.services.map((service) => (
							<li key={service} className={styles['service']}>
								<Icon name="check" className={styles['icon']} />
								{service}
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	);
}
