import { toLockerHours } from '@titraj/contract/formats/locker-hours.ts';
import type { ParcelLocker } from '@titraj/contract/parcel-locker.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './LockerText.module.css';

/** Address and opening hours of a parcel locker. */
export function LockerText({ locker }: { readonly locker: ParcelLocker }) {
	const t = useLabels();
	return (
		<address className={styles['locker']}>
			<b>{locker.title}</b>
			<span>
				{locker.address}, {locker.postcode} {locker.city}
			</span>
			<span>{t('checkout.locker.hours', { hours: toLockerHours(locker) })}</span>
		</address>
	);
}
