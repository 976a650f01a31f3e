import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import { useEffect } from 'react';
import { Notice } from '#components/account/Notice.tsx';
import { Button } from '#components/ui/Button.tsx';
import { loadOrderStatus, watchPayment } from '#lib/checkout/client/watch-payment.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';

interface WaitingPaymentProps {
	readonly order: OpenOrder;
	/** Order number as shown on pages. */
	readonly number: string;
	readonly reload: () => Promise<void>;
}

/** Shown when the shopper returns before the result of the payment is known. Polls for the result and reloads the order when it arrives. */
export function WaitingPayment({ order, number, reload }: WaitingPaymentProps) {
	const t = useLabels();
	const { order_identificator } = order;
	const isWatched = t.offers('order_status');
	useEffect(() => {
		if (isWatched) void watchPayment(() => loadOrderStatus(order_identificator)).then((isKnown) => (isKnown ? reload() : undefined));
	}, [order_identificator, isWatched]);
	return (
		<>
			<Notice tone="ok">{t('checkout.thanks', { number, email: order.email })}</Notice>
			<p>{t('checkout.payment_waiting')}</p>
			<Button variant="secondary" onClick={() => void reload()}>
				{t('checkout.check_again')}
			</Button>
		</>
	);
}
