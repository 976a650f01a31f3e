import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import { Notice } from '#components/account/Notice.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';

interface ReservationNoticeProps {
	readonly order: Pick<OpenOrder, 'status' | 'is_reserved' | 'email'>;
	/** Order number as shown on pages. */
	readonly number: string;
}

const UNPAID: ReadonlySet<OpenOrder['status']> = new Set<OpenOrder['status']>(['awaiting_payment', 'payment_failed']);

/** Tells that an order holds no goods: an unpaid one until its payment arrives, a paid one because there are not enough. */
export function ReservationNotice({ order: { status, is_reserved, email }, number }: ReservationNoticeProps) {
	const t = useLabels();
	if (is_reserved !== false) return null;
	if (status === 'paid') return <Notice tone="info">{t('checkout.paid_lacking', { number, email })}</Notice>;
	return UNPAID.has(status) ? <Notice tone="info">{t('checkout.reserved_on_payment')}</Notice> : null;
}
