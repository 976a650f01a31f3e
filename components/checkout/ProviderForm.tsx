import { useEffect, useRef, useState } from 'react';
import { Notice } from '#components/account/Notice.tsx';
import { Button } from '#components/ui/Button.tsx';
import type { PaymentForm } from '#lib/contract/checkout-outcome.ts';
import { createPayment } from '#lib/hooks/checkout/create-payment.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';

interface ProviderFormProps {
	readonly identificator: string;
	/** Goes to the provider by itself; otherwise a press does. */
	readonly auto: boolean;
}

/** The provider's form with its hidden fields: submitted by itself, or by a press where that was kept from happening (Spec 4, Checkout result). */
export function ProviderForm({ identificator, auto }: ProviderFormProps) {
	const t = useLabels();
	const element = useRef<HTMLFormElement>(null);
	const [form, setForm] = useState<PaymentForm | null>(null);
	const [failed, setFailed] = useState(false);
	const load = async () => {
		setFailed(false);
		const answer = await createPayment({ identificator });
		if (!answer.ok) return setFailed(true);
		if (answer.data.form) setForm(answer.data.form);
		else location.replace(answer.data.next.url);
	};
	useEffect(() => void load(), [identificator]);
	useEffect(() => {
		if (form && auto) element.current?.submit();
	}, [form, auto]);
	if (failed)
		return (
			<>
				<Notice tone="error">{t('checkout.payment_unreached')}</Notice>
				<Button onClick={() => void load()}>{t('action.retry')}</Button>
			</>
		);
	if (!form) return <p role="status">{t('checkout.to_provider')}</p>;
	return (
		<form ref={element} method="post" action={form.action}>
			{form.fields.map(({ name, value }) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<p role="status">{auto && t('checkout.to_provider')}</p>
			<Button type="submit">{t('checkout.pay')}</Button>
		</form>
	);
}
