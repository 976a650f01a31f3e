import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import type { ReactNode } from 'react';
import { DataStates } from '#components/account/DataStates.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { useMissingCode } from '#lib/hooks/checkout/use-missing-code.ts';
import type { OrderState as State } from '#lib/hooks/use-order.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './OrderState.module.css';

interface OrderStateProps {
	readonly title: string;
	readonly of: State;
	/** The address was read: without an order in it there is none to wait for. */
	readonly isRead: boolean;
	/** Shown below, before the order arrives and without scripts too. */
	readonly after?: ReactNode;
	readonly children: (order: OpenOrder) => ReactNode;
}

/** A page about one order, or what stands in its place: not there, not yet, not reached. An address without an order's code is logged (Spec 5, 8). */
export function OrderState({ title, of, isRead, after, children }: OrderStateProps) {
	const t = useLabels();
	const { status, order, reload } = of;
	const isNameless = status === 'idle' && isRead;
	useMissingCode(isNameless);
	if (status === 'missing' || isNameless)
		return (
			<div className={styles['o']}>
				<EmptyState trace="fading" title={t('checkout.order_missing')} level={1} text={t('checkout.order_missing_text')}>
					<ButtonLink href={t.home}>{t('slip.home')}</ButtonLink>
				</EmptyState>
			</div>
		);
	return (
		<div className={styles['o']}>
			<h1>{title}</h1>
			<NeedsScript />
			<DataStates of={{ status: status === 'error' ? 'error' : 'pending', data: order, reload }}>{children}</DataStates>
			{after}
		</div>
	);
}
