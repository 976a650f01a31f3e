import type { Order } from '@titraj/contract/orders.ts';
import { Panel } from '#components/account/Panel.tsx';
import { formatDateTime } from '#lib/i18n/formats.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './OrderHistory.module.css';

/** What has happened to an order so far, oldest first. */
export function OrderHistory({ history }: Pick<Order, 'history'>) {
	const t = useLabels();
	if (history.length === 0) return null;
	return (
		<Panel title={t('orders.history')}>
			<ol className={styles['h']}>
				{history.map(({ status, datetime, note }) => (
					<li key={`${status} ${datetime}`}>
						<b>{t(`orders.status.${status}`)}</b>
						<time dateTime={datetime}>{formatDateTime(datetime, t.locale)}</time>
						{note && <p>{note}</p>}
					</li>
				))}
			</ol>
		</Panel>
	);
}
