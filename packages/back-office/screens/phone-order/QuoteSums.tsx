import type { ReactNode } from 'react';
import type { PhoneQuote } from '../../api/phone-orders.ts';
import { formatMoney } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';

interface Props {
	readonly quote: PhoneQuote | null;
	readonly isCounting: boolean;
}

/** What the customer is told: the sums of the order as the shop counts them. */
export function QuoteSums({ quote, isCounting }: Props): ReactNode {
	return (
		<section className="card" aria-busy={isCounting}>
			<h2>{t('phone.sums')}</h2>
			{quote === null ? <p>{t('phone.no-sums')}</p> : <Sums quote={quote} />}
		</section>
	);
}

function Sums({ quote: { lines, totals, currency } }: { readonly quote: PhoneQuote }): ReactNode {
	const sums = [
		[t('order.items'), totals.items],
		[t('order.discount'), totals.discount],
		[t('order.shipping'), totals.shipping],
		[t('order.fee'), totals.payment_fee],
	] as const;
	return (
		<>
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
			<dl className="sums">
				{sums
					.filter(([, amount]) => amount !== '0.00')
					.map(([title, amount]) => (
						<div key={title}>
							<dt>{title}</dt>
							<dd className="number">{formatMoney(amount, currency)}</dd>
						</div>
					))}
				<div data-sum="total">
					<dt>{t('order.total')}</dt>
					<dd className="number">{formatMoney(totals.total, currency)}</dd>
				</div>
				<div>
					<dt>{t('order.vat')}</dt>
					<dd className="number">{formatMoney(totals.vat, currency)}</dd>
				</div>
			</dl>
		</>
	);
}
