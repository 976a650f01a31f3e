import type { ReturnReason } from '@titraj/contract/withdrawal.ts';
import { AccountForm } from '#components/account/AccountForm.tsx';
import { TextField } from '#components/account/TextField.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { sendWithdrawal, type Withdrawal } from '#lib/checkout/client/send-withdrawal.ts';
import { storeValues } from '#lib/checkout/client/stored-values.ts';
import { readOrderNumber } from '#lib/checkout/order-number.ts';
import { useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { toErrorLabel } from '#lib/platform/i18n/to-error-label.ts';
import { LineFields } from './LineFields.tsx';
import { describeLines, type ReturnableLine, readLines } from './returnable-lines.ts';

const REASONS: readonly ReturnReason[] = ['changed_mind', 'does_not_fit', 'damaged', 'wrong_item', 'other'];

interface StatementFormProps {
	readonly defaults: Readonly<Record<string, string>>;
	readonly numberPattern: string;
	/** Order that the form was opened from, with its lines to choose from. Without it the goods are described in words. */
	readonly order: { readonly identificator: string; readonly lines: readonly ReturnableLine[] } | null;
	readonly onChecked: (withdrawal: Withdrawal) => void;
}

/** First step: the form for the statement of withdrawal. */
export function StatementForm({ defaults, numberPattern, order, onChecked }: StatementFormProps) {
	const t = useLabels();
	const form = useForm({
		toLabel: toErrorLabel,
		rules: { name: 'required', number: 'required', email: 'email' },
		send: ({ name = '', number = '', email = '', items = '', reason, ...values }) => {
			const who = { name, number: readOrderNumber(numberPattern, number), email: email.trim() };
			const why = REASONS.find((known) => known === reason) ?? null;
			if (order === null) return sendWithdrawal({ ...who, items, lines: [], reason: why, identificator: null }, false);
			const lines = readLines(values, order.lines);
			return sendWithdrawal({ ...who, items: describeLines(lines, order.lines), lines, reason: why, identificator: order.identificator }, false);
		},
		onDone: onChecked,
	});
	const options = [{ value: '', title: t('withdrawal.reason_none') }, ...REASONS.map((value) => ({ value, title: t(`withdrawal.reason.${value}`) }))];
	return (
		<div
			onInput={({ currentTarget }) => {
				const element = currentTarget.querySelector('form');
				if (element) storeValues('withdrawal', element);
			}}
		>
			<AccountForm form={form} submit={t('withdrawal.continue')} pending={t('account.sending')}>
				<TextField form={form} name="name" label={t('withdrawal.name')} autoComplete="name" maxLength={200} defaultValue={defaults['name']} required />
				<TextField
					form={form}
					name="number"
					label={t('order_lookup.number')}
					autoComplete="off"
					maxLength={40}
					defaultValue={defaults['number']}
					readOnly={order !== null}
					required
				/>
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
				{order ? (
					<LineFields form={form} lines={order.lines} defaults={defaults} />
				) : (
					<Field label={t('withdrawal.items')} note={t('account.optional')} hint={t('withdrawal.items_hint')}>
						{(control) => <TextArea {...control} name="items" rows={3} maxLength={2000} defaultValue={defaults['items']} />}
					</Field>
				)}
				<Field label={t('withdrawal.reason')} note={t('account.optional')}>
					{(control) => <Select {...control} name="reason" options={options} defaultValue={defaults['reason'] ?? ''} />}
				</Field>
			</AccountForm>
		</div>
	);
}
