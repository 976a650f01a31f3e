import type { Order } from '@titraj/contract/orders.ts';
import { useState } from 'react';
import { Notice } from '#components/account/Notice.tsx';
import { CancelOrder } from '#components/checkout/CancelOrder.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { joinClasses } from '#components/ui/join-classes.ts';
import type { AccountProps } from '#lib/account/account-screens.ts';
import { reorder } from '#lib/account/client/reorder.ts';
import { findPaymentLink } from '#lib/account/find-payment-link.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './OrderActions.module.css';
import { ReorderResult } from './ReorderResult.tsx';

interface OrderActionsProps {
	readonly order: Order;
	readonly pay: AccountProps['pay'];
	readonly summary: AccountProps['summary'];
	readonly cartUrl: string | undefined;
}

/** Actions of an order: pay if it is unpaid, order again, print a summary, cancel. */
export function OrderActions({ order, pay, summary, cartUrl }: OrderActionsProps) {
	const t = useLabels();
	const [state, setState] = useState<'idle' | 'pending' | 'failed' | Exclude<Awaited<ReturnType<typeof reorder>>, null>>('idle');
	const canRepeat = order.parcels.some(({ items }) => items.some((item) => item.is_available));
	const repeat = async () => {
		setState('pending');
		setState((await reorder(order.id)) ?? 'failed');
	};
	const payment = findPaymentLink(order, pay);
	return (
		<div className={styles['actions']}>
			<div className={styles['buttons']}>
				{payment && (
					<ButtonLink className={joinClasses(styles['button'], canRepeat ? styles['first'] : undefined)} href={payment.url}>
						{t(payment.kind === 'again' ? 'checkout.pay_again' : 'slip.action')}
					</ButtonLink>
				)}
				{canRepeat && (
					<Button className={styles['button']} icon="cart" variant={payment ? 'secondary' : undefined} busy={state === 'pending'} onClick={() => void repeat()}>
						{t('orders.again')}
					</Button>
				)}
				{summary && (
					<ButtonLink
						className={styles['button']}
						href={summary.replace('{id}', String(order.id)).replace('{code}', order.code)}
						variant="secondary"
						icon="document"
						rel="external"
						target="_blank"
					>
						{t('orders.invoice')}
					</ButtonLink>
				)}
			</div>
			<CancelOrder order={order} />
			<Notice tone="error">{state === 'failed' && t('account.failed')}</Notice>
			{typeof state === 'object' && <ReorderResult of={state} cartUrl={cartUrl} />}
		</div>
	);
}
