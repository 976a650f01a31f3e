import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import { Notice } from '#components/account/Notice.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { CANCELLED_ID } from './cancelled-id.ts';

interface CancelledNoticeProps {
	readonly order: Pick<OpenOrder, 'payment'>;
	/** Order number as shown on pages. */
	readonly number: string;
}

/** Notice of a cancelled order: how to order again, and that later payments are refunded. */
export function CancelledNotice({ order, number }: CancelledNoticeProps) {
	const t = useLabels();
	return (
		<div id={CANCELLED_ID} tabIndex={-1}>
			<Notice tone="info">{t(order.payment.status === 'approved' ? 'checkout.cancelled_paid' : 'checkout.cancelled', { number })}</Notice>
		</div>
	);
}
