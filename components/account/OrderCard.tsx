import type { OrderSummary } from '@titraj/contract/orders.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Link } from '#components/ui/Link.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { ORDER_TONES } from '#lib/account/tones.ts';
import { writeOrderNumber } from '#lib/checkout/order-number.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';
import { toPicture } from '#lib/platform/pictures/to-picture.ts';
import styles from './OrderCard.module.css';

interface OrderCardProps {
	readonly order: OrderSummary;
	/** Path of the order list, parent of the orders' paths. */
	readonly listUrl: string;
	readonly numberPattern: string;
	readonly level: 2 | 3;
}

/** An order in the order list: number, date, status, items and total. */
export function OrderCard({ order, listUrl, numberPattern, level }: OrderCardProps) {
	const t = useLabels();
	const Heading = `h${level}` as const;
	const total = toMoney(order.total, order.currency);
	const [first] = order.titles;
	return (
		<article className={styles['card']}>
			<Heading className={styles['number']}>
				<Link className={styles['link']} href={`${listUrl}${order.id}-${order.code}/`}>
					{t('orders.number', { number: writeOrderNumber(numberPattern, order.number) })}
				</Link>
			</Heading>
			<Badge tone={ORDER_TONES[order.status]}>{t(`orders.status.${order.status}`)}</Badge>
			<p className={styles['facts']}>
				<time dateTime={order.datetime_created}>{formatDay(order.datetime_created, t.locale)}</time>
				{total && <b className={styles['total']}>{formatMoney(total, t.locale)}</b>}
			</p>
			<p className={styles['items']}>
				{first}
				{order.items_count > 1 && <span> {t.plural('orders.more', order.items_count - 1)}</span>}
			</p>
			<ul className={styles['pictures']} aria-hidden="true">
				{order.main_image_thumbs.slice(0, 4).map((thumbs, place) => (
					<li key={order.titles[place] ?? place} className={styles['picture']}>
						<Picture picture={toPicture(thumbs, '', 160)} alt="" sizes="4rem" maximumWidth={320} />
					</li>
				))}
			</ul>
		</article>
	);
}
