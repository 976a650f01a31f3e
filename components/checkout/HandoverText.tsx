import { toStoreHours } from '@titraj/contract/formats/store-hours.ts';
import type { Order } from '@titraj/contract/orders.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDays } from '#lib/platform/i18n/format-days.ts';
import styles from './LockerText.module.css';
import { LockerText } from './LockerText.tsx';

type Parcel = Pick<Order['parcels'][number], 'location_title' | 'location' | 'locker' | 'delivery_from' | 'delivery_to'>;

/** Delivery days of a parcel, or address and opening hours of its pickup place. */
export function HandoverText({ parcel }: { readonly parcel: Parcel }) {
	const t = useLabels();
	const { location_title, location, locker, delivery_from, delivery_to } = parcel;
	const days = delivery_from && delivery_to && formatDays(delivery_from, delivery_to, t.locale);
	const hours = location ? toStoreHours(location.opening_hours, t.locale) : '';
	return (
		<>
			{days && <p>{t(location_title === null ? 'checkout.shipping.days' : 'checkout.pickup_days', { days })}</p>}
			{locker && <LockerText locker={locker} />}
			{location && (
				<address className={styles['locker']}>
					<span>
						{location.address}, {location.postcode} {location.city}
					</span>
					{hours && <span>{t('checkout.locker.hours', { hours })}</span>}
				</address>
			)}
		</>
	);
}
