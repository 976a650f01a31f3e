import type { ReactNode } from 'react';
import type { Order } from '../../api/orders.ts';
import { formatMoney } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { Picture } from '../../ui/Picture.tsx';

/** Lines by parcel with pictures, and the sums of the order. */
export function OrderLines({ order, pictures }: { readonly order: Order; readonly pictures: ReadonlyMap<string, string | null> }): ReactNode {
	const { totals, currency } = order;
	const sums = [
		[t('order.items'), totals.items],
		[t('order.discount'), totals.discount === '0.00' ? '0.00' : `-${totals.discount}`],
		[t('order.shipping'), totals.shipping],
		[t('order.fee'), totals.payment_fee],
	] as const;
	return (
		<section className="card">
			<h2>{t('order.goods')}</h2>
			{order.parcels.map((parcel) => (
				<div key={parcel.items.map(({ line }) => line).join()} className="stack">
					<p>
						{parcel.shipping_title}
						{parcel.store && ` · ${parcel.store}`}
						{parcel.locker && ` · ${parcel.locker.title}, ${parcel.locker.address}, ${parcel.locker.postcode} ${parcel.locker.city}`}
					</p>
					<ul className="lines">
						{parcel.items.map((item) => (
							<li key={item.line}>
								<Picture path={pictures.get(item.sku) ?? null} />
								<div>
									<a href={`#/products/${encodeURIComponent(item.sku)}`}>{item.title}</a>
									<br />
									<small>
										{item.sku} · {item.quantity} × {formatMoney(item.unit_price, currency)}
										{item.shipped > 0 && ` · ${t('order.shipped-pieces', { count: item.shipped })}`}
										{item.cancelled > 0 && ` · ${t('order.cancelled-pieces', { count: item.cancelled })}`}
										{item.returned > 0 && ` · ${t('order.returned-pieces', { count: item.returned })}`}
									</small>
								</div>
								<span className="number">{formatMoney(item.total, currency)}</span>
							</li>
						))}
					</ul>
				</div>
			))}
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
		</section>
	);
}
