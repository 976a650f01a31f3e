import type { ReactNode } from 'react';
import type { PhoneQuote } from '../../api/phone-orders.ts';
import { formatMoney } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { OrderSums } from '../../ui/OrderSums.tsx';

interface Props {
	readonly quote: PhoneQuote | null;
	readonly isCounting: boolean;
}

/** Lines and sums of the order as the shop counts them, for staff to read to the customer. */
export function QuoteSums({ quote, isCounting }: Props): ReactNode {
	return (
		<section className="card" aria-busy={isCounting}>
			<h2>{t('phone.sums')}</h2>
			{quote === null ? <p>{t('phone.no-sums')}</p> : <Sums quote={quote} />}
		</section>
	);
}

function Sums({ quote: { groups, lines, totals, currency } }: { readonly quote: PhoneQuote }): ReactNode {
	return (
		<>
			{groups.length > 0 && <p className="hint">{t('phone.groups', { groups: groups.join(', ') })}</p>}
			<ul className="lines">
				{lines.map(({ sku, title, quantity, unit_price, total }) => (
					<li key={sku}>
						<div>
							{title}
							<br />
							<small>
								{quantity} × {formatMoney(unit_price, currency)}
							</small>
						</div>
						<span className="number">{formatMoney(total, currency)}</span>
					</li>
				))}
			</ul>
			<OrderSums totals={totals} currency={currency} />
		</>
	);
}
