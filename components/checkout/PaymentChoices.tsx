import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { toMoney } from '#lib/api/mappers/to-money.ts';
import type { PaymentMethod } from '#lib/contract/checkout.ts';
import { pageCurrency } from '#lib/hooks/page-currency.ts';
import { formatMoney } from '#lib/i18n/formats.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import { ChoiceList } from './ChoiceList.tsx';

interface PaymentChoicesProps {
	readonly methods: readonly PaymentMethod[];
	readonly value: string | null;
	readonly instalments: number;
	/** None was chosen. */
	readonly error?: boolean;
	readonly onChange: (code: string, instalments?: number) => void;
}

/** The ways to pay, with their charges and, where there are any, instalments. */
export function PaymentChoices({ methods, value, instalments, error, onChange }: PaymentChoicesProps) {
	const t = useLabels();
	const toText = (amount: number | string) => {
		const money = toMoney(amount, pageCurrency());
		return money && money.minor > 0 ? formatMoney(money, t.locale) : undefined;
	};
	return (
		<ChoiceList
			legend={t('checkout.payment.legend')}
			name="payment"
			value={value}
			error={error ? t('error_payment_method') : undefined}
			onChange={onChange}
			choices={methods.map((method) => ({
				value: method.code,
				title: method.title,
				text: (method.is_available ? method.description : method.label_name && t(method.label_name)) ?? undefined,
				end: toText(method.amount) && `+ ${toText(method.amount)}`,
				disabled: !method.is_available,
				more: method.instalments.length > 0 && (
					<Field label={t('checkout.payment.instalments')}>
						{(control) => (
							<Select
								{...control}
								value={String(instalments)}
								onChange={({ target }) => onChange(method.code, Number(target.value))}
								options={[
									{ value: '1', title: t('checkout.payment.at_once') },
									...method.instalments
										.filter(({ count }) => count > 1)
										.map(({ count, amount }) => ({ value: String(count), title: t('checkout.payment.rates', { count, amount: toText(amount) ?? '' }) })),
								]}
							/>
						)}
					</Field>
				),
			}))}
		/>
	);
}
