import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import { Notice } from '#components/account/Notice.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { CANCELLED_ID } from './cancelled-id.ts';

interface CancelledNoticeProps {
	readonly order: Pick<OpenOrder, 'payment'>;
	/** As pages write it. */
	readonly number: string;
}

/** A cancelled order: what to do where the goods are still wanted, and that money which came after all is given back. */
export function CancelledNotice({ order, number }: CancelledNoticeProps) {
	const t = useLabels();
	return (
		<div id={CANCELLED_ID} tabIndex={-1}>
			<Notice tone="error">{t(order.payment.status === 'approved' ? 'checkout.cancelled_paid' : 'checkout.cancelled', { number })}</Notice>
		</div>
	);
}
