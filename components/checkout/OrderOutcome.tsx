import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import { Notice } from '#components/account/Notice.tsx';
import { findOrderOutcome } from '#lib/checkout/order-outcome.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import { CancelledNotice } from './CancelledNotice.tsx';
import { WaitingPayment } from './WaitingPayment.tsx';

interface OrderOutcomeProps {
	readonly order: OpenOrder;
	/** Order number as shown on pages. */
	readonly number: string;
	readonly reload: () => Promise<void>;
}

/** Live status of an order, independent of the address: placed, paid, waiting for the bank or for staff, failed, cancelled. */
export function OrderOutcome({ order, number, reload }: OrderOutcomeProps) {
	const t = useLabels();
	const values = { number, email: order.email };
	const kept = order.kept_until && <p>{t('checkout.kept_until', { day: formatDay(order.kept_until, t.locale) })}</p>;
	switch (findOrderOutcome(order)) {
		case 'cancelled':
			return <CancelledNotice order={order} number={number} />;
		case 'waits_for_staff':
			return <Notice tone="ok">{t('checkout.awaiting_confirmation', values)}</Notice>;
		case 'payment_failed':
			return <Notice tone="error">{t(order.payment.status === 'cancelled' ? 'checkout.payment_cancelled' : 'checkout.payment_failed')}</Notice>;
		case 'waits_for_bank':
			return <WaitingPayment order={order} number={number} reload={reload} />;
		case 'paid_lacking':
			// `ReservationNotice` says it, here as on the order's other pages.
			return null;
		case 'paid':
			return <Notice tone="ok">{`${t('checkout.thanks', values)} ${t('checkout.paid_already', values)}`}</Notice>;
		case 'placed':
			return (
				<>
					<Notice tone="ok">{t('checkout.thanks', values)}</Notice>
					{kept}
				</>
			);
	}
}
