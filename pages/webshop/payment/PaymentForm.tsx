import type { PaymentMethod } from '@titraj/contract/payment-methods.ts';
import { useEffect, useState } from 'react';
import { PaymentChoices } from '#components/checkout/PaymentChoices.tsx';
import { StepForm } from '#components/checkout/StepForm.tsx';
import { changeCartData } from '#lib/checkout/client/use-cart-data.ts';
import { errorLabel } from '#lib/platform/i18n/error-label.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';
import { toRates } from './to-rates.ts';

interface PaymentFormProps {
	readonly methods: readonly PaymentMethod[];
	readonly selected: string | null;
	/** Code of the method to preselect if none is chosen. */
	readonly suggested: string | null;
	/** Number of instalments chosen before. */
	readonly rates: number;
	readonly onDone: () => void;
}

/** Choice of a payment method; the total includes its charge as soon as it is chosen. */
export function PaymentForm({ methods, selected, suggested, rates, onDone }: PaymentFormProps) {
	const [code, setCode] = useState(selected ?? suggested);
	const [chosen, setChosen] = useState(rates);
	const [problem, setProblem] = useState<Label | null>(null);
	const [busy, setBusy] = useState(false);
	const instalments = toRates(
		methods.find((method) => method.code === code),
		chosen,
	);
	const send = async (payment_code: string, count: number) => {
		const body = { payment_code, instalments: count > 1 ? count : null };
		const answer = await changeCartData('/api/hapi/webshop/payment', { method: 'PUT', body });
		setProblem(answer.ok ? null : errorLabel(answer.error, 'checkout.failed'));
		return answer.ok;
	};
	// Save the preselected method, so that the total includes its charge.
	useEffect(() => {
		if (selected === null && suggested !== null) void send(suggested, 1);
	}, []);
	const choose = (next: string, count = 1) => {
		setCode(next);
		setProblem(null);
		setChosen(count);
		void send(next, count);
	};
	const submit = async () => {
		if (code === null) {
			setProblem('error_payment_method');
			return document.querySelector<HTMLElement>('[name="payment"]:enabled')?.focus();
		}
		setBusy(true);
		const isSent = await send(code, instalments);
		setBusy(false);
		if (isSent) onDone();
	};
	return (
		<StepForm problem={code === null ? null : problem} busy={busy} onSubmit={() => void submit()}>
			<PaymentChoices methods={methods} value={code} instalments={instalments} error={code === null && problem !== null} onChange={choose} />
		</StepForm>
	);
}
