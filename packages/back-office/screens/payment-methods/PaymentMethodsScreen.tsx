import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { readShippingMethods } from '../../api/shipping.ts';
import { type PaymentMethod, readPaymentMethods, titleOf } from '../../api/shop.ts';
import { useMay } from '../../app/session-context.ts';
import { formatMoney } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ChangeMethod } from './ChangeMethod.tsx';
import { NewMethod } from './NewMethod.tsx';

/** How shoppers can pay: each method on or off, its fee and limits. Changes count at once. */
export default function PaymentMethodsScreen(): ReactNode {
	const methods = useRead(readPaymentMethods());
	const shipping = useRead(useMay()('settings:write') ? readShippingMethods() : null);
	const isCashRefused = shipping.data !== undefined && !shipping.data.value.items.some(({ takes_cash }) => takes_cash);
	return (
		<>
			<h1>{t('payments.title')}</h1>
			<Loading of={methods}>
				{({ items }) => (
					<>
						<ul className="rows">
							{items.map((method) => (
								<li key={method.code} className="row">
									<span className="state" data-tone={method.on ? 'done' : undefined}>
										{method.on ? t('payments.on') : t('payments.off')}
									</span>
									<div>
										<a href={`#/payment-methods/${method.code}`}>
											<b>{titleOf(method)}</b>
										</a>
										<br />
										<small>{[...toTerms(method), ...(method.provider_ready ? [] : [t('payments.not-ready')])].join(' · ')}</small>
										{method.on && method.code === 'cash_on_delivery' && isCashRefused && (
											<p className="hint">
												{t('payments.no-cash')} <a href="#/shipping">{t('shipping.title')}</a>
											</p>
										)}
									</div>
									<ChangeMethod method={method} onDone={() => methods.mutate()} />
								</li>
							))}
						</ul>
						<div className="actions">
							<NewMethod known={items.map(({ code }) => code)} />
						</div>
					</>
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
