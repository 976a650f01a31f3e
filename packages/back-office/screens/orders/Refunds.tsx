import { BANK_TRANSFER, CASH_ON_DELIVERY, PAY_IN_STORE } from '@titraj/contract/payment-codes.ts';
import { type ReactNode, useState } from 'react';
import { beginRefund, finishRefund, type Refund, readRefunds, refuseRefund } from '../../api/order-changes.ts';
import type { Order } from '../../api/orders.ts';
import { useRead } from '../../api/read.ts';
import { useMailNote, useMay } from '../../app/session-context.ts';
import { toProviderText } from '../../texts/api-words.ts';
import { formatMoney, formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { CheckBox, Field } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { amountOf, textOf, toComma } from '../../ui/typed.ts';

interface Props {
	readonly order: Order;
	readonly onChanged: () => unknown;
}

/** Money that goes back: what is due, what was begun, and what staff have to pay themselves. */
export function Refunds({ order, onChanged }: Props): ReactNode {
	const { number, currency, payment } = order;
	const mayPay = useMay()('payments:write');
	const refunds = useRead(readRefunds(number));
	/** The order first: its question closes with the list, and the next one proposes what the order says. */
	const refresh = async () => {
		await onChanged();
		await refunds.mutate();
	};
	const toCents = (amount: string) => Math.round(Number(amount) * 100);
	// Gift vouchers get theirs back by themselves.
	const byVouchers = payment.vouchers.reduce((sum, { amount, returned }) => sum + toCents(amount) - toCents(returned), 0);
	const left = (toCents(payment.received) - toCents(payment.refunded_amount) - byVouchers) / 100;
	const listed = refunds.data?.value.items ?? [];
	if (left <= 0 && listed.length === 0) return null;
	return (
		<section className="card">
			<h2>{t('order.refunds')}</h2>
			{payment.due !== '0.00' && <p>{t('order.refund-due', { amount: formatMoney(payment.due, currency) })}</p>}
			<Loading of={refunds}>
				{({ items }) => (
					<ul className="stack">
						{items.map((refund) => (
							<li key={refund.reference}>
								{formatMoney(refund.amount, currency)} · {tOf('refund.status', refund.status)}
								{refund.by_hand && ` · ${t('refund.by-hand')}`}
								{refund.to_voucher && ` · ${t('refund.to-voucher')}`}
								{refund.iban !== null && ` · ${refund.iban}`}
								{refund.reason !== null && ` · ${toProviderText(refund.reason)}`}
								{refund.check_at_provider && (
									<>
										<br />
										<strong>{t('refund.check-at-provider')}</strong>
									</>
								)}
								<br />
								<small>{formatTime(refund.begun_at)}</small>
								{mayPay && ((refund.by_hand && refund.status === 'asked') || refund.check_at_provider) && (
									<FinishAction order={order} refund={refund} onChanged={refresh} />
								)}
								{mayPay && refund.check_at_provider && (
									<ActionButton
										label={t('refund.not-paid')}
										question={t('refund.not-paid-question')}
										done={t('action.done')}
										tone="quiet"
										act={() => refuseRefund(number, refund.reference)}
										onDone={refresh}
									/>
								)}
							</li>
						))}
					</ul>
				)}
			</Loading>
			{mayPay && left > 0 && <RefundAction order={order} left={left} onChanged={refresh} />}
		</section>
	);
}

/** Payment methods without a provider that could pay back. */
const PAID_BACK_BY_HAND: readonly string[] = [BANK_TRANSFER, CASH_ON_DELIVERY, PAY_IN_STORE];

function RefundAction({ order, left, onChanged }: Props & { readonly left: number }): ReactNode {
	const [key, setKey] = useState(() => crypto.randomUUID());
	const { code, due_open } = order.payment;
	const isByHand = PAID_BACK_BY_HAND.includes(code);
	return (
		<ActionButton
			label={t('order.refund')}
			question={t(isByHand ? 'order.refund-by-hand-question' : 'order.refund-question')}
			done={t(isByHand ? 'order.refund-by-hand-done' : 'order.refund-done')}
			tone={due_open === '0.00' ? 'quiet' : undefined}
			act={(typed) =>
				beginRefund(order.number, {
					...{ amount: amountOf(typed, 'amount'), by_hand: isByHand || typed.has('by_hand'), key },
					iban: textOf(typed, 'iban')?.replaceAll(' ', '').toUpperCase() ?? null,
				})
			}
			onDone={() => {
				setKey(crypto.randomUUID());
				return onChanged();
			}}
		>
			<Field label={t('order.amount')} name="amount" inputMode="decimal" defaultValue={toComma(due_open === '0.00' ? left.toFixed(2) : due_open)} required />
			{!isByHand && <CheckBox label={t('refund.pay-by-hand')} name="by_hand" hint={t('refund.pay-by-hand-hint')} />}
			<Field label={t('refund.iban')} name="iban" maxLength={42} hint={t('refund.iban-hint')} />
		</ActionButton>
	);
}

function FinishAction({ order, refund, onChanged }: Props & { readonly refund: Refund }): ReactNode {
	const mailNote = useMailNote();
	return (
		<ActionButton
			label={t('refund.finish', { amount: formatMoney(refund.amount, order.currency) })}
			question={`${t('refund.finish-question')} ${mailNote}`}
			done={t('action.done')}
			tone="quiet"
			act={() => finishRefund(order.number, refund.reference)}
			onDone={onChanged}
		/>
	);
}
