import type { PaymentMethod } from '@titraj/contract/payment-methods.ts';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { backendLabel, type Label } from '#lib/platform/i18n/label-key.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';
import { ChoiceList } from './ChoiceList.tsx';

/** Why a method is unavailable whatever is ordered. */
const IMPOSSIBLE: readonly (string | null)[] = ['error_payment_shipping', 'error_payment_country'];

interface PaymentChoicesProps {
	readonly methods: readonly PaymentMethod[];
	readonly value: string | null;
	readonly instalments: number;
	/** Label of what is wrong with the choice. */
	readonly problem?: Label | undefined;
	readonly onChange: (code: string, instalments?: number) => void;
}

/** The payment methods, with their charges and instalments, if any. */
export function PaymentChoices({ methods, value, instalments, problem, onChange }: PaymentChoicesProps) {
	const t = useLabels();
	const toText = (amount: number | string) => {
		const money = toMoney(amount, pageCurrency());
		return money && money.minor > 0 ? formatMoney(money, t.locale) : undefined;
	};
	const toRateText = ({ count, amount, last_amount = amount }: PaymentMethod['instalments'][number]) => {
		const params = { count, amount: toText(amount) ?? '' };
		if (toText(last_amount) === params.amount) return t('checkout.payment.rates', params);
		return t('checkout.payment.rates_uneven', { ...params, equal: count - 1, last: toText(last_amount) ?? '' });
	};
	/** Description of the method, or why it is unavailable; then the limits of orders that are paid with it, unless no order here is. */
	const toFacts = ({ is_available, description, label_name, maximum_pieces, maximum_total, kept_until }: PaymentMethod): string[] => {
		const said = is_available ? description : label_name && t(backendLabel('error_payment_', label_name));
		const most = IMPOSSIBLE.includes(label_name) ? undefined : toText(maximum_total ?? 0);
		return [
			...(said ? [said] : []),
			...(maximum_pieces && most ? [t('checkout.payment.limits', { pieces: maximum_pieces, amount: most })] : []),
			...(kept_until && is_available ? [t('checkout.kept_until', { day: formatDay(kept_until, t.locale) })] : []),
		];
	};
	return (
		<ChoiceList
			legend={t('checkout.payment.legend')}
			name="payment"
			value={value}
			problem={problem}
			onChange={onChange}
			choices={methods.map((method) => ({
				value: method.code,
				title: method.title,
				text: toFacts(method).join(' ') || undefined,
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
									...method.instalments.filter(({ count }) => count > 1).map((rate) => ({ value: String(rate.count), title: toRateText(rate) })),
								]}
							/>
						)}
					</Field>
				),
			}))}
		/>
	);
}
