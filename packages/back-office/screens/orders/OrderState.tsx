import type { OrderStatus } from '@titraj/contract/order-status.ts';
import type { ReactNode } from 'react';
import { t, tOf } from '../../texts/text.ts';

/** Statuses that wait for staff. */
const TONES: Readonly<Partial<Record<OrderStatus, 'attention' | 'done' | 'refused'>>> = {
	awaiting_confirmation: 'attention',
	payment_failed: 'refused',
	paid: 'attention',
	received: 'attention',
	completed: 'done',
	shipped: 'done',
	cancelled: 'refused',
};

/** Statuses in which a lack of reserved goods matters. */
const WITHOUT_GOODS: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['awaiting_payment', 'payment_failed', 'paid']);

export function OrderState({ status, reserved }: { readonly status: OrderStatus; readonly reserved: boolean }): ReactNode {
	return (
		<span className="state" data-tone={TONES[status]}>
			{tOf('order.status', status)}
			{!reserved && WITHOUT_GOODS.has(status) && `, ${t('order.not-reserved')}`}
		</span>
	);
}
