import type { Order } from '@titraj/contract/orders.ts';
import { toMoney } from '#lib/api/mappers/to-money.ts';
import { formatMoney } from '#lib/i18n/formats.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import { LockerText } from './LockerText.tsx';
import styles from './OrderLines.module.css';

interface OrderLinesProps {
	readonly order: Pick<Order, 'parcels' | 'currency'>;
	/** Say the EAN of each (Spec 9, Defaults). */
	readonly showsEan: boolean;
}

/** What was ordered, parcel by parcel. */
export function OrderLines({ order, showsEan }: OrderLinesProps) {
	const t = useLabels();
	return order.parcels.map(({ id, shipping, location_title, locker, items }) => (
		<section key={id} className={styles['o']}>
			<h3>{[shipping.title, location_title].filter(Boolean).join(': ')}</h3>
			{locker && <LockerText locker={locker} />}
			<ul>
				{items.map(({ id: line, qty, total, item }) => {
					const money = toMoney(total, order.currency);
					return (
						<li key={line}>
							<span>
								{qty} × {item.title}
								{showsEan && item.ean_code && <small>{t('checkout.ean', { ean: item.ean_code })}</small>}
							</span>
							<b>{money && formatMoney(money, t.locale)}</b>
						</li>
					);
				})}
			</ul>
		</section>
	));
}
