import type { Order } from '@titraj/contract/orders.ts';
import { Panel } from '#components/account/Panel.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import styles from './OrderWithdrawals.module.css';

interface OrderWithdrawalsProps {
	readonly order: Pick<Order, 'order_identificator' | 'may_withdraw' | 'withdraw_until' | 'withdrawals'>;
	/** URL of the withdrawal form; undefined if the shop has none. */
	readonly url: string | undefined;
	readonly returnAddress: string | undefined;
}

/** Withdrawals received for an order, with the last day and the address for sending the goods back, and a link to withdraw from more. */
export function OrderWithdrawals({ order, url, returnAddress }: OrderWithdrawalsProps) {
	const t = useLabels();
	const { withdrawals, may_withdraw, withdraw_until, order_identificator } = order;
	const mayWithdraw = may_withdraw && url !== undefined && t.offers('withdrawal');
	return (
		<>
			{withdrawals.length > 0 && (
				<Panel title={t('orders.returns')}>
					<ul className={styles['returns']}>
						{withdrawals.map(({ reference, datetime, return_until, is_whole, lines }) => (
							<li key={reference}>
								<b>{t('orders.return_received', { reference, day: formatDay(datetime, t.locale) })}</b>
								<p>
									{is_whole
										? t('orders.return_whole')
										: lines.length > 0
											? lines.map(({ title, qty }) => `${qty} × ${title}`).join(', ')
											: t('orders.return_in_words')}
								</p>
								<p>{t('orders.return_until', { day: formatDay(return_until, t.locale) })}</p>
							</li>
						))}
					</ul>
					{returnAddress && <p>{t('withdrawal.return_to', { address: returnAddress })}</p>}
				</Panel>
			)}
			{mayWithdraw && (
				<div className={styles['next']}>
					{withdraw_until && <p>{t('withdrawal.until', { day: formatDay(withdraw_until, t.locale) })}</p>}
					<ButtonLink href={`${url}?order_identificator=${order_identificator}`} variant="secondary">
						{t('withdrawal.action')}
					</ButtonLink>
				</div>
			)}
		</>
	);
}
