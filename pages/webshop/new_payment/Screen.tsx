import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import { useState } from 'react';
import { OrderState } from '#components/checkout/OrderState.tsx';
import { PaymentChoices } from '#components/checkout/PaymentChoices.tsx';
import { StepForm } from '#components/checkout/StepForm.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { createPayment } from '#lib/checkout/client/create-payment.ts';
import { useOrder } from '#lib/checkout/client/use-order.ts';
import { useOrderError } from '#lib/checkout/client/use-order-error.ts';
import { readOrderIdentificator } from '#lib/checkout/order-identificator.ts';
import { writeOrderNumber } from '#lib/checkout/order-number.ts';
import { useLocationSearch } from '#lib/navigation/client/use-location-search.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useShownAgain } from '#lib/platform/client/use-shown-again.ts';
import { errorLabel } from '#lib/platform/i18n/error-label.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

type Payable = Pick<OpenOrder, 'payment' | 'payment_methods'>;

const amountOf = ({ total, currency }: Pick<OpenOrder, 'total' | 'currency'>, locale: string): string => {
	const money = toMoney(total.total, currency);
	return money === null ? '' : formatMoney(money, locale);
};

/** Retries a failed payment, with the same or another payment method (Spec 4, Checkout result; `new_payment=1`). */
export default function Screen({ title, urls, orderNumberPattern }: ScreenProps['webshop/new_payment']) {
	const t = useLabels();
	const search = useLocationSearch();
	const identificator = readOrderIdentificator(search);
	const state = useOrder(identificator, true);
	const [code, setCode] = useState<string | null>(null);
	const [instalments, setInstalments] = useState(1);
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<Label | null>(null);
	const error = useOrderError();
	useShownAgain(() => setBusy(false));
	/** The shopper's choice; before one, the method that the order has. */
	const chosenIn = ({ payment, payment_methods }: Payable) =>
		code ?? payment_methods.find((method) => method.code === payment.code && method.is_available)?.code ?? null;
	const submit = async (order: Payable) => {
		if (identificator === null) return;
		const code = chosenIn(order);
		if (code === null) return setProblem('error_payment_method');
		setBusy(true);
		const answer = await createPayment({ identificator, again: { code, instalments } });
		if (answer.ok) return location.assign(answer.data.next.url);
		setBusy(false);
		setProblem(errorLabel('error_', answer.error, 'checkout.failed'));
	};
	return (
		<OrderState title={title} of={state} isRead={search !== null}>
			{(order) =>
				order.payment_methods.length === 0 ? (
					<>
						<p>{t('checkout.nothing_to_pay', { number: writeOrderNumber(orderNumberPattern, order.number) })}</p>
						{urls.view_order && (
							<ButtonLink href={`${urls.view_order}?order_identificator=${order.order_identificator}`}>{t('order_lookup.submit')}</ButtonLink>
						)}
					</>
				) : (
					<>
						<p>{t('checkout.pay_order', { number: writeOrderNumber(orderNumberPattern, order.number), amount: amountOf(order, t.locale) })}</p>
						<StepForm problem={problem ?? error} busy={busy} submit={t('checkout.pay')} onSubmit={() => submit(order)}>
							<PaymentChoices
								methods={order.payment_methods}
								value={chosenIn(order)}
								instalments={instalments}
								onChange={(next, count = 1) => {
									setCode(next);
									setInstalments(count);
								}}
							/>
						</StepForm>
					</>
				)
			}
		</OrderState>
	);
}
