import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import type { ReactNode } from 'react';
import { DataStates } from '#components/account/DataStates.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { useMissingCode } from '#lib/checkout/client/use-missing-code.ts';
import type { OrderState as State } from '#lib/checkout/client/use-order.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './OrderState.module.css';

interface OrderStateProps {
	readonly title: string;
	readonly of: State;
	/** The URL has been read: if it names no order, there is nothing to wait for. */
	readonly isRead: boolean;
	/** Shown below, also before the order has loaded and without scripts. */
	readonly after?: ReactNode;
	readonly children: (order: OpenOrder) => ReactNode;
}

/** A page about one order, or its missing, loading and error states. A URL without an order code is logged (Spec 5, 8). */
export function OrderState({ title, of, isRead, after, children }: OrderStateProps) {
	const t = useLabels();
	const { status, order, reload } = of;
	const hasNoCode = status === 'idle' && isRead;
	useMissingCode(hasNoCode);
	if (status === 'missing' || hasNoCode)
		return (
			<div className={styles['page']}>
				<EmptyState trace="fading" title={t('checkout.order_missing')} level={1} text={t('checkout.order_missing_text')}>
					<ButtonLink href={t.home}>{t('slip.home')}</ButtonLink>
				</EmptyState>
			</div>
		);
	return (
		<div className={styles['page']}>
			<h1>{title}</h1>
			<NeedsScript />
			<DataStates of={{ status: status === 'error' ? 'error' : 'pending', data: order, reload }}>{children}</DataStates>
			{after}
		</div>
	);
}
