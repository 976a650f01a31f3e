import type { Order, OrderAddress } from '@titraj/contract/orders.ts';
import { Panel } from '#components/account/Panel.tsx';
import { OrderTotals } from '#components/commerce/OrderTotals.tsx';
import { isCollected } from '#lib/checkout/is-collected.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import styles from './OrderFacts.module.css';

/** Totals, addresses and payment of an order. */
export function OrderFacts({ order }: { readonly order: Order }) {
	const t = useLabels();
	const { delivery, billing, payment, note } = order;
	return (
		<div className={styles['columns']}>
			<Panel title={t('orders.total')}>
				<OrderTotals total={order.total} currency={order.currency} />
			</Panel>
			<Panel title={t('orders.details')}>
				<dl className={styles['details']}>
					<Fact title={t('orders.date')}>{formatDay(order.datetime_created, t.locale)}</Fact>
					<Fact title={t('orders.payment')}>{`${payment.title}, ${t(`orders.payment.${payment.status}`)}`}</Fact>
					{delivery && <Fact title={t(isCollected(order) ? 'checkout.step.customer' : 'orders.delivery')}>{toLines(delivery)}</Fact>}
					{billing && <Fact title={t('orders.billing')}>{toLines(billing)}</Fact>}
					{note && <Fact title={t('orders.note')}>{note}</Fact>}
				</dl>
				{order.notes?.map((text) => (
					<p key={text}>{text}</p>
				))}
			</Panel>
		</div>
	);
}

function Fact({ title, children }: { readonly title: string; readonly children: string }) {
	return (
		<div>
			<dt>{title}</dt>
			<dd>{children}</dd>
		</div>
	);
}

function toLines({ company, oib, first_name, last_name, street, postcode, city, phone }: OrderAddress): string {
	return [company, oib && `OIB ${oib}`, `${first_name} ${last_name}`, street, `${postcode} ${city}`.trim(), phone].filter(Boolean).join('\n');
}
