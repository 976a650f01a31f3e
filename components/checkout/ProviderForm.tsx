import type { PaymentForm } from '@titraj/contract/checkout-outcome.ts';
import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Notice } from '#components/account/Notice.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import type { CheckoutProps } from '#lib/checkout/checkout-screens.ts';
import { createPayment } from '#lib/checkout/client/create-payment.ts';
import { takePaymentForm, wasSent } from '#lib/checkout/client/sent-payment.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useShownAgain } from '#lib/platform/client/use-shown-again.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';

interface ProviderFormProps {
	readonly order: OpenOrder;
	/** Order number as shown on pages. */
	readonly number: string;
	/** Pages to continue with. */
	readonly urls: CheckoutProps['urls'];
	/** Submits itself; otherwise the shopper submits it. */
	readonly auto: boolean;
}

/**
 * The amount to pay, and the provider's form with its hidden fields: submitted automatically or by a click, once per attempt. After Back
 * from the bank it shows the order and a link to another attempt (Spec 4, Checkout result).
 */
export function ProviderForm({ order, number, urls, auto }: ProviderFormProps) {
	const t = useLabels();
	const element = useRef<HTMLFormElement>(null);
	const [state, setState] = useState<'loading' | 'failed' | 'sent' | PaymentForm>('loading');
	const identificator = order.order_identificator;
	const load = async () => {
		setState('loading');
		const answer = await createPayment({ identificator });
		if (!answer.ok) return setState('failed');
		const { form } = answer.data;
		if (form) setState(wasSent(form) ? 'sent' : form);
		else location.replace(answer.data.next.url);
	};
	useEffect(() => void load(), [identificator]);
	useEffect(() => {
		if (typeof state === 'string' || !auto) return;
		if (takePaymentForm(state)) element.current?.submit();
		else setState('sent');
	}, [state, auto]);
	// The status of the payment may have changed meanwhile.
	useShownAgain(() => location.reload());
	const submit = (event: FormEvent) => {
		if (typeof state === 'string' || takePaymentForm(state)) return;
		event.preventDefault();
		setState('sent');
	};
	const amount = toMoney(order.total.to_pay ?? order.total.total, order.currency);
	const query = `?order_identificator=${identificator}`;
	return (
		<>
			<p>
				<b>{t('checkout.pay_amount', { number, amount: amount ? formatMoney(amount, t.locale) : '' })}</b>
			</p>
			{state === 'failed' && (
				<>
					<Notice tone="error">{t('checkout.payment_unreached')}</Notice>
					<Button onClick={() => void load()}>{t('action.retry')}</Button>
				</>
			)}
			{state === 'loading' && <p role="status">{t('checkout.to_provider')}</p>}
			{state === 'sent' && (
				<>
					<p role="status">{t('checkout.payment_sent')}</p>
					{urls.new_payment && <ButtonLink href={urls.new_payment + query}>{t('checkout.pay_again')}</ButtonLink>}
					{urls.view_order && (
						<ButtonLink href={urls.view_order + query} variant="secondary">
							{t('order_lookup.submit')}
						</ButtonLink>
					)}
				</>
			)}
			{typeof state === 'object' && (
				<form ref={element} method="post" action={state.action} onSubmit={submit}>
					{state.fields.map(({ name, value }) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<p role="status">{auto && t('checkout.to_provider')}</p>
					{!auto && <Button type="submit">{t('checkout.pay')}</Button>}
				</form>
			)}
		</>
	);
}
