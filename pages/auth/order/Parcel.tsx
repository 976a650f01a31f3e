import type { Order, OrderItem } from '@titraj/contract/orders.ts';
import { Panel } from '#components/account/Panel.tsx';
import { BackorderText } from '#components/checkout/BackorderText.tsx';
import { HandoverText } from '#components/checkout/HandoverText.tsx';
import { TrackingText } from '#components/checkout/TrackingText.tsx';
import { Link } from '#components/ui/Link.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';
import { toPicture } from '#lib/platform/pictures/to-picture.ts';
import styles from './Parcel.module.css';

interface ParcelProps {
	readonly parcel: Order['parcels'][number];
	readonly currency: string;
	/** The parcel will not be delivered: no delivery days are shown. */
	readonly isCancelled: boolean;
	/** From 1; undefined if there is only one parcel. */
	readonly number: number | undefined;
}

/** A parcel: shipping, tracking and contents. */
export function Parcel({ parcel, currency, isCancelled, number }: ParcelProps) {
	const t = useLabels();
	const { shipping, location_title, items } = parcel;
	return (
		<Panel title={number === undefined ? t('orders.items') : t('orders.parcel', { number })} text={[shipping.title, location_title].filter(Boolean).join(', ')}>
			{!isCancelled && <HandoverText parcel={parcel} />}
			<TrackingText {...parcel} />
			<ul>
				{items.map((item) => (
					<Line key={item.id} line={item} currency={currency} />
				))}
			</ul>
		</Panel>
	);
}

function Line({ line, currency }: { readonly line: OrderItem; readonly currency: string }) {
	const t = useLabels();
	const { item, qty } = line;
	const total = toMoney(line.total, currency);
	const price = toMoney(line.unit_price, currency);
	const variation = item.variation?.attributes.map((attribute) => `${attribute.attribute_title}: ${attribute.title}`).join(', ');
	return (
		<li className={styles['line']}>
			<Picture className={styles['picture']} picture={toPicture(item.main_image_thumbs, '', 160)} alt="" sizes="5rem" maximumWidth={320} />
			<div>
				{item.url_without_domain ? <Link href={item.url_without_domain}>{item.title}</Link> : <span>{item.title}</span>}
				<p className={styles['detail']}>{[item.manufacturer, variation].filter(Boolean).join(', ')}</p>
				<p className={styles['detail']}>
					{t('orders.quantity', { count: qty, unit: line.unit })}
					{price && qty !== 1 && ` × ${formatMoney(price, t.locale)}`}
				</p>
				<BackorderText backorder={line.backorder} className={styles['detail']} />
				{line.notes?.map((text) => (
					<p key={text} className={styles['detail']}>
						{text}
					</p>
				))}
			</div>
			{total && <b>{formatMoney(total, t.locale)}</b>}
		</li>
	);
}
