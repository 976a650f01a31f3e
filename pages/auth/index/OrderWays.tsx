import { HandoverText } from '#components/checkout/HandoverText.tsx';
import { TrackingText } from '#components/checkout/TrackingText.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { AccountProps } from '#lib/account/account-screens.ts';
import { useOrder } from '#lib/account/client/use-orders.ts';
import { findPayWay } from '#lib/account/find-pay-way.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './OrderWays.module.css';

interface OrderWaysProps {
	readonly id: number;
	readonly urls: AccountProps['urls'];
	readonly pay: AccountProps['pay'];
}

const OVER: ReadonlySet<string> = new Set(['completed', 'cancelled', 'returned']);

/** Actions for the latest order: pay, see delivery, track parcels, withdraw. Renders nothing until the order is loaded. */
export function OrderWays({ id, urls, pay }: OrderWaysProps) {
	const t = useLabels();
	const { data: order } = useOrder(String(id));
	if (order === undefined) return null;
	const way = findPayWay(order, pay);
	const parcels = order.status === 'cancelled' ? [] : order.parcels;
	const withdrawal = order.may_withdraw && order.withdraw_until && t.offers('withdrawal') ? urls.withdrawal : undefined;
	return (
		<div className={styles['ways']}>
			{parcels.map((parcel) => (
				<div key={parcel.id} className={styles['parcel']}>
					{!OVER.has(order.status) && <HandoverText parcel={parcel} />}
					<TrackingText {...parcel} />
				</div>
			))}
			{way && (
				<ButtonLink href={way.url} size="small">
					{t(way.kind === 'again' ? 'checkout.pay_again' : 'slip.action')}
				</ButtonLink>
			)}
			{withdrawal && <Link href={`${withdrawal}?order_identificator=${order.order_identificator}`}>{t('withdrawal.action')}</Link>}
		</div>
	);
}
