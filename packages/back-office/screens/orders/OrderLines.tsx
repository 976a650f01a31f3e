import type { ReactNode } from 'react';
import type { Order } from '../../api/orders.ts';
import { formatDay, formatMoney } from '../../texts/format.ts';
import { getLanguage, t } from '../../texts/text.ts';
import { OrderSums } from '../../ui/OrderSums.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** Lines by parcel with pictures, and the sums of the order. */
export function OrderLines({ order, pictures }: { readonly order: Order; readonly pictures: ReadonlyMap<string, string | null> }): ReactNode {
	const { totals, currency, payment } = order;
	return (
		<section className="card">
			<h2>{t('order.goods')}</h2>
			{order.notes.map((note) => (
				<p key={note.en}>{note[getLanguage()]}</p>
			))}
			{order.parcels.map((parcel) => (
				<div key={parcel.items.map(({ line }) => line).join()} className="stack">
					<p>
						{parcel.shipping_title}
						{parcel.store && ` · ${parcel.store}`}
						{parcel.locker && ` · ${parcel.locker.title}, ${parcel.locker.address}, ${parcel.locker.postcode} ${parcel.locker.city}`}
						{parcel.delivery_from !== null &&
							` · ${t('order.days', { from: formatDay(parcel.delivery_from), to: formatDay(parcel.delivery_to ?? parcel.delivery_from) })}`}
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
										{item.backordered > 0 && ` · ${t('order.backordered-pieces', { count: item.backordered })}`}
										{item.backordered > 0 && item.backorder_days !== null && ` (${t('order.backorder-days', { count: item.backorder_days })})`}
										{item.shipped > 0 && ` · ${t('order.shipped-pieces', { count: item.shipped })}`}
										{item.cancelled > 0 && ` · ${t('order.cancelled-pieces', { count: item.cancelled })}`}
										{item.returned > 0 && ` · ${t('order.returned-pieces', { count: item.returned })}`}
										{item.notes.map((note) => ` · ${note[getLanguage()]}`)}
									</small>
								</div>
								<span className="number">{formatMoney(item.total, currency)}</span>
							</li>
						))}
					</ul>
				</div>
			))}
			<OrderSums totals={totals} currency={currency} vouchers={payment} />
		</section>
	);
}
