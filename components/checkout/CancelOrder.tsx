import type { Order } from '@titraj/contract/orders.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Notice } from '#components/account/Notice.tsx';
import { Panel } from '#components/account/Panel.tsx';
import { Button } from '#components/ui/Button.tsx';
import { cancelOrder } from '#lib/checkout/client/cancel-order.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { errorLabel } from '#lib/platform/i18n/error-label.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';
import styles from './CancelOrder.module.css';
import { CANCELLED_ID } from './cancelled-id.ts';

interface CancelOrderProps {
	readonly order: Pick<Order, 'order_identificator' | 'may_cancel' | 'payment' | 'total' | 'currency'>;
}

/** Cancels an order before it is shipped, in two steps: the second explains what happens to the goods and the money. Each step gets the focus. */
export function CancelOrder({ order }: CancelOrderProps) {
	const t = useLabels();
	const [isAsked, setAsked] = useState(false);
	const [busy, setBusy] = useState(false);
	const [isDone, setDone] = useState(false);
	const [problem, setProblem] = useState<Label | null>(null);
	const offer = useRef<HTMLButtonElement>(null);
	const isCancelled = isDone && !order.may_cancel;
	useEffect(() => {
		if (isCancelled) document.getElementById(CANCELLED_ID)?.focus();
	}, [isCancelled]);
	const close = () => {
		flushSync(() => setAsked(false));
		offer.current?.focus();
	};
	const cancel = async () => {
		setBusy(true);
		const answer = await cancelOrder(order.order_identificator);
		setBusy(false);
		setDone(answer.ok);
		close();
		setProblem(answer.ok ? null : errorLabel('error_', answer.error, 'account.failed'));
	};
	const mayCancel = order.may_cancel && t.offers('order_cancel');
	return (
		<>
			{mayCancel && !isAsked && (
				<div>
					<Button ref={offer} variant="quiet" className={styles['offer']} onClick={() => setAsked(true)}>
						{t('orders.cancel')}
					</Button>
				</div>
			)}
			{mayCancel && isAsked && <Question order={order} busy={busy} onConfirm={() => void cancel()} onKeep={close} />}
			<Notice tone="error">{problem && t(problem)}</Notice>
		</>
	);
}

interface QuestionProps extends CancelOrderProps {
	readonly busy: boolean;
	readonly onConfirm: () => void;
	readonly onKeep: () => void;
}

/** The panel gets the focus, not a button: a key that is held down must not cancel the order. */
function Question({ order, busy, onConfirm, onKeep }: QuestionProps) {
	const t = useLabels();
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	const paid = order.total.to_pay ?? order.total.total;
	const money = toMoney(paid, order.currency);
	const isPaid = order.payment.status === 'approved' && Number(paid) > 0;
	const text = isPaid ? t('orders.cancel_paid', { amount: money ? formatMoney(money, t.locale) : '' }) : t('orders.cancel_unpaid');
	return (
		<div ref={box} tabIndex={-1}>
			<Panel title={t('orders.cancel_title')} text={text}>
				<div className={styles['buttons']}>
					<Button busy={busy} onClick={onConfirm}>
						{t('orders.cancel_confirm')}
					</Button>
					<Button variant="secondary" onClick={onKeep}>
						{t('orders.cancel_keep')}
					</Button>
				</div>
			</Panel>
		</div>
	);
}
