import type { Order } from '@titraj/contract/orders.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';
import { BackorderText } from './BackorderText.tsx';
import { HandoverText } from './HandoverText.tsx';
import styles from './OrderLines.module.css';
import { TrackingText } from './TrackingText.tsx';

interface OrderLinesProps {
	readonly order: Pick<Order, 'parcels' | 'currency' | 'status'>;
	/** Show the EAN of each item (Spec 9, Defaults). */
	readonly showsEan: boolean;
}

/** The ordered items, grouped by parcel. */
export function OrderLines({ order, showsEan }: OrderLinesProps) {
	const t = useLabels();
	return order.parcels.map(({ id, shipping, items, ...parcel }) => (
		<section key={id} className={styles['parcel']}>
			<h3 className={styles['title']}>{[shipping.title, parcel.location_title].filter(Boolean).join(': ')}</h3>
			{order.status !== 'cancelled' && <HandoverText parcel={parcel} />}
			<TrackingText {...parcel} />
			<ul className={styles['lines']}>
				{items.map(({ id: line, qty, total, take_back, backorder, notes, item }) => {
					const money = toMoney(total, order.currency);
					return (
						<li key={line} className={styles['line']}>
							<span>
								{qty} × {item.title}
								{showsEan && item.ean_code && <small className={styles['ean']}>{t('checkout.ean', { ean: item.ean_code })}</small>}
								<BackorderText backorder={backorder} className={styles['note']} />
								{take_back && <small className={styles['note']}>{t(`take_back.ordered.${take_back}`)}</small>}
								{notes?.map((text) => (
									<small key={text} className={styles['note']}>
										{text}
									</small>
								))}
							</span>
							<b className={styles['price']}>{money && formatMoney(money, t.locale)}</b>
						</li>
					);
				})}
			</ul>
		</section>
	));
}
