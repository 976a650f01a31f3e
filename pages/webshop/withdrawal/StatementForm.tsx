import { AccountForm } from '#components/account/AccountForm.tsx';
import { TextField } from '#components/account/TextField.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { sendWithdrawal, type Withdrawal } from '#lib/checkout/client/send-withdrawal.ts';
import { storeValues } from '#lib/checkout/client/stored-values.ts';
import { readOrderNumber } from '#lib/checkout/order-number.ts';
import { useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';

interface StatementFormProps {
	readonly defaults: Readonly<Record<string, string>>;
	readonly numberPattern: string;
	readonly onChecked: (withdrawal: Withdrawal) => void;
}

/** First step: who withdraws from what. */
export function StatementForm({ defaults, numberPattern, onChecked }: StatementFormProps) {
	const t = useLabels();
	const form = useForm({
		rules: { name: 'required', number: 'required', email: 'email' },
		send: ({ name = '', number = '', email = '', items = '' }) =>
			sendWithdrawal({ name, number: readOrderNumber(numberPattern, number), email: email.trim(), items }, false),
		onDone: onChecked,
	});
	return (
		<div
			onInput={({ currentTarget }) => {
				const element = currentTarget.querySelector('form');
				if (element) storeValues('withdrawal', element);
			}}
		>
			<AccountForm form={form} submit={t('withdrawal.continue')} pending={t('account.sending')}>
				<TextField form={form} name="name" label={t('withdrawal.name')} autoComplete="name" maxLength={200} defaultValue={defaults['name']} required />
				<TextField form={form} name="number" label={t('order_lookup.number')} autoComplete="off" maxLength={40} defaultValue={defaults['number']} required />
				<TextField
					form={form}
					name="email"
					type="email"
					label={t('field.email')}
					autoComplete="email"
					maxLength={254}
					defaultValue={defaults['email']}
					required
				/>
				<Field label={t('withdrawal.items')} note={t('account.optional')} hint={t('withdrawal.items_hint')}>
					{(control) => <TextArea {...control} name="items" rows={3} maxLength={2000} defaultValue={defaults['items']} />}
				</Field>
			</AccountForm>
		</div>
	);
}
