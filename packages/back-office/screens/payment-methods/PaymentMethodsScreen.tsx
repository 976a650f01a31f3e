import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { type PaymentMethod, readPaymentMethods, savePaymentMethod } from '../../api/shop.ts';
import { formatMoney } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { CheckBox, Field } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';

/** How shoppers can pay: each method on or off, its fee and limits. Changes count at once. */
export default function PaymentMethodsScreen(): ReactNode {
	const methods = useRead(readPaymentMethods());
	return (
		<>
			<h1>{t('payments.title')}</h1>
			<Loading of={methods}>
				{({ items }) => (
					<ul className="rows">
						{items.map((method) => (
							<li key={method.code} className="row">
								<span className="state" data-tone={method.on ? 'done' : undefined}>
									{method.on ? t('payments.on') : t('payments.off')}
								</span>
								<div>
									<b>{method.title}</b>
									<br />
									<small>{[...toTerms(method), ...(method.provider_ready ? [] : [t('payments.not-ready')])].join(' · ')}</small>
								</div>
								<ChangeMethod method={method} onDone={() => methods.mutate()} />
							</li>
						))}
					</ul>
				)}
			</Loading>
		</>
	);
}

const toTerms = ({ fee, minimum, maximum }: PaymentMethod): string[] => [
	...(fee === '0.00' ? [] : [t('payments.fee-of', { amount: formatMoney(fee) })]),
	...(minimum === null ? [] : [t('payments.from', { amount: formatMoney(minimum) })]),
	...(maximum === null ? [] : [t('payments.to', { amount: formatMoney(maximum) })]),
];

function ChangeMethod({ method, onDone }: { readonly method: PaymentMethod; readonly onDone: () => unknown }): ReactNode {
	const amountOf = (typed: FormData, name: string): string | null =>
		String(typed.get(name) ?? '')
			.trim()
			.replace(',', '.') || null;
	const toComma = (amount: string | null): string => (amount ?? '').replace('.', ',');
	return (
		<ActionButton
			label={t('payments.change', { title: method.title })}
			question={t('payments.question')}
			done={t('action.saved')}
			tone="quiet"
			act={(typed) =>
				savePaymentMethod(method.code, {
					...{ on: typed.has('on'), fee: amountOf(typed, 'fee'), minimum: amountOf(typed, 'minimum'), maximum: amountOf(typed, 'maximum') },
				})
			}
			onDone={onDone}
		>
			<CheckBox label={t('payments.offered')} name="on" defaultChecked={method.on} />
			<Field label={t('payments.fee')} name="fee" inputMode="decimal" defaultValue={toComma(method.fee)} />
			<Field label={t('payments.minimum')} name="minimum" inputMode="decimal" defaultValue={toComma(method.minimum)} />
			<Field label={t('payments.maximum')} name="maximum" inputMode="decimal" defaultValue={toComma(method.maximum)} />
		</ActionButton>
	);
}
