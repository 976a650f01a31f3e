import type { PaymentMethod } from '@titraj/contract/payment-methods.ts';
import { useLayoutEffect, useState } from 'react';
import { PaymentChoices } from '#components/checkout/PaymentChoices.tsx';
import { StepForm } from '#components/checkout/StepForm.tsx';
import type { CartView } from '#lib/cart/cart.ts';
import { changeCartData } from '#lib/checkout/client/change-cart-data.ts';
import { useChoices } from '#lib/checkout/client/use-choices.ts';
import { errorLabel } from '#lib/platform/i18n/error-label.ts';
import { toRates } from './to-rates.ts';

interface PaymentFormProps {
	readonly methods: readonly PaymentMethod[];
	/** The saved choice. */
	readonly saved: PaymentChoice | null;
	/** Code of the method to preselect if none is chosen. */
	readonly suggested: string | null;
	readonly onDone: () => Promise<void>;
}

type PaymentChoice = Pick<NonNullable<CartView['payment']>, 'code' | 'instalments'>;

const CONTROL = 'payment';

/** Choice of a payment method; the total includes its charge as soon as it is chosen. */
export function PaymentForm({ methods, saved, suggested, onDone }: PaymentFormProps) {
	const { pending, problems, choose, confirm } = useChoices('payment', {
		save: saveChoice,
		toProblem: (error) => errorLabel('error_payment_', error, 'checkout.failed'),
	});
	const [isMissing, setMissing] = useState(false);
	const chosen = pending[CONTROL] ?? saved;
	const instalments = toRates(
		methods.find(({ code }) => code === chosen?.code),
		chosen?.instalments ?? 1,
	);
	// Save the preselected method, so that the total includes its charge.
	useLayoutEffect(() => {
		if (chosen === null && suggested !== null) void choose(CONTROL, { code: suggested, instalments: 1 });
	}, []);
	const submit = async () => {
		if (chosen === null) {
			setMissing(true);
			return document.querySelector<HTMLElement>('[name="payment"]:enabled')?.focus();
		}
		if (await confirm(CONTROL, { code: chosen.code, instalments })) await onDone();
	};
	return (
		<StepForm problem={null} onSubmit={submit}>
			<PaymentChoices
				methods={methods}
				value={chosen?.code ?? null}
				instalments={instalments}
				problem={isMissing && chosen === null ? 'error_payment_method' : problems[CONTROL]}
				onChange={(code, count = 1) => void choose(CONTROL, { code, instalments: count })}
			/>
		</StepForm>
	);
}

function saveChoice(control: string, { code, instalments }: PaymentChoice) {
	const body = { payment_code: code, instalments: instalments > 1 ? instalments : null };
	return changeCartData('/api/hapi/webshop/payment', { method: 'PUT', body, control });
}
