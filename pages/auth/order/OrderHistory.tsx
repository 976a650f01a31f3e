import type { Order } from '@titraj/contract/orders.ts';
import { Panel } from '#components/account/Panel.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDateTime } from '#lib/platform/i18n/formats.ts';
import styles from './OrderHistory.module.css';

/** The history of an order, oldest first. */
export function OrderHistory({ history }: Pick<Order, 'history'>) {
	const t = useLabels();
	if (history.length === 0) return null;
	return (
		<Panel title={t('orders.history')}>
			<ol>
				{history.map(({ status, datetime, note }, index) => (
					<li key={`${status} ${datetime}`} className={styles['event']} data-latest={index === history.length - 1 ? '' : undefined}>
						<b>{t(`orders.status.${status}`)}</b>
						<time className={styles['time']} dateTime={datetime}>
							{formatDateTime(datetime, t.locale)}
						</time>
						{note && <p className={styles['note']}>{note}</p>}
					</li>
				))}
			</ol>
		</Panel>
	);
}
