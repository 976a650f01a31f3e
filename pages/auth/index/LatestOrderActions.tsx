import { HandoverText } from '#components/checkout/HandoverText.tsx';
import { TrackingText } from '#components/checkout/TrackingText.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { AccountProps } from '#lib/account/account-screens.ts';
import { useOrder } from '#lib/account/client/use-orders.ts';
import { findPaymentLink } from '#lib/account/find-payment-link.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './LatestOrderActions.module.css';

interface LatestOrderActionsProps {
	readonly id: number;
	readonly urls: AccountProps['urls'];
	readonly pay: AccountProps['pay'];
}

const FINISHED: ReadonlySet<string> = new Set(['completed', 'cancelled', 'returned']);

/** Actions for the latest order: pay, see delivery, track parcels, withdraw. Busy while it loads, so that what follows waits (`AccountFrame`). */
export function LatestOrderActions({ id, urls, pay }: LatestOrderActionsProps) {
	const t = useLabels();
	const { status, data: order } = useOrder(String(id));
	if (order === undefined) return status === 'error' ? null : <div aria-busy="true" />;
	const payment = findPaymentLink(order, pay);
	const parcels = order.status === 'cancelled' ? [] : order.parcels;
	const withdrawal = order.may_withdraw && order.withdraw_until && t.offers('withdrawal') ? urls.withdrawal : undefined;
	return (
		<div className={styles['actions']}>
			{parcels.map((parcel) => (
				<div key={parcel.id} className={styles['parcel']}>
					{!FINISHED.has(order.status) && <HandoverText parcel={parcel} />}
					<TrackingText {...parcel} />
				</div>
			))}
			{payment && (
				<ButtonLink href={payment.url} size="small">
					{t(payment.kind === 'again' ? 'checkout.pay_again' : 'slip.action')}
				</ButtonLink>
			)}
			{withdrawal && <Link href={`${withdrawal}?order_identificator=${order.order_identificator}`}>{t('withdrawal.action')}</Link>}
		</div>
	);
}
