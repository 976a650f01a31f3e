import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import type { PaymentStatus } from '@titraj/contract/order-status.ts';
import { Notice } from '#components/account/Notice.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';
import { CANCELLED_ID } from './cancelled-id.ts';

interface CancelledNoticeProps {
	readonly order: Pick<OpenOrder, 'payment'>;
	/** Order number as shown on pages. */
	readonly number: string;
}

/** Money that came in is on its way back, and then there. */
const TEXTS: Readonly<Partial<Record<PaymentStatus, Label>>> = { approved: 'checkout.cancelled_paid', refunded: 'checkout.cancelled_refunded' };

/** Notice of a cancelled order: how to order again, or what becomes of the money. */
export function CancelledNotice({ order, number }: CancelledNoticeProps) {
	const t = useLabels();
	return (
		<div id={CANCELLED_ID} tabIndex={-1}>
			<Notice tone="info">{t(TEXTS[order.payment.status] ?? 'checkout.cancelled', { number })}</Notice>
		</div>
	);
}
