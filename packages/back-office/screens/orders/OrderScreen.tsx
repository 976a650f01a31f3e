import { GIFT_VOUCHER } from '@titraj/contract/payment-codes.ts';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { type Order, readOrder, readPayments, readPictures, readTimeline, readTransfer } from '../../api/orders.ts';
import { readPapers } from '../../api/papers.ts';
import { useRead } from '../../api/read.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { useMay } from '../../app/session-context.ts';
import { formatCountry, formatDay, formatMoney, formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { AddressAction } from './ChangeActions.tsx';
import { Labels } from './Labels.tsx';
import { MailNotice } from './MailNotice.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderState } from './OrderState.tsx';
import { toSteps } from './order-steps.ts';
import { Papers } from './Papers.tsx';
import { Refunds } from './Refunds.tsx';
import { StoreAction } from './StoreAction.tsx';
import { Timeline } from './Timeline.tsx';

/** An order: its lines, addresses, payments and shipments, and what can be done with it. */
export default function OrderScreen({ params: { number = '' } }: ScreenProps): ReactNode {
	const order = useRead(readOrder(number));
	const payments = useRead(readPayments(number));
	const pictures = useRead(readPictures(number));
	const transfer = useRead(readTransfer(number));
	const mayReadPapers = useMay()('papers:read');
	const { mutate } = useSWRConfig();
	const refresh = () => Promise.all([order.mutate(), payments.mutate(), transfer.mutate(), mutate(readTimeline(number).path), mutate(readPapers(number).path)]);
	return (
		<Loading of={order}>
			{(value) => (
				<>
					<p>
						<a href="#/orders">{t('orders.title')}</a>
					</p>
					<div className="heading">
						<h1>{t('order.title', { number: value.number })}</h1>
						<OrderState status={value.status} reserved={value.reserved} />
					</div>
					<p>
						<small>{formatTime(value.created_at)}</small>
					</p>
					<OrderActions order={value} expectsTransfer={transfer.data?.value.expected ?? false} onChanged={refresh} />
					<div className="columns">
						<div className="stack">
							<OrderLines order={value} pictures={new Map(pictures.data?.value.items.map(({ sku, picture }) => [sku, picture]))} />
							<Withdrawals order={value} />
							<Shipments order={value} />
							<Labels number={value.number} canShip={toSteps(value).canShip} onChanged={refresh} />
						</div>
						<div className="stack">
							<Customer order={value} onChanged={refresh} />
							<section className="card">
								<h2>{t('order.payments')}</h2>
								<p>{value.payment.title}</p>
								{transfer.data?.value.pay_until && <p>{t('order.pay-until', { day: formatDay(transfer.data.value.pay_until) })}</p>}
								{transfer.data?.value.held_until && <p>{t('order.held-until', { time: formatTime(transfer.data.value.held_until) })}</p>}
								<Loading of={payments}>
									{({ items }) => (
										<ul className="stack">
											{items.map((payment) => (
												<li key={`${payment.reference} ${payment.created_at}`}>
													{payment.provider === GIFT_VOUCHER && `${t('payment.by-voucher')} · `}
													{formatMoney(payment.amount, value.currency)} · {tOf('payment.status', payment.status)}
													{payment.refunded !== '0.00' && ` · ${t('payment.refunded', { amount: formatMoney(payment.refunded, value.currency) })}`}
													<br />
													<small>{formatTime(payment.created_at)}</small>
												</li>
											))}
										</ul>
									)}
								</Loading>
							</section>
							<Refunds order={value} onChanged={refresh} />
							{mayReadPapers && <Papers order={value} />}
							<Timeline number={value.number} currency={value.currency} />
						</div>
					</div>
				</>
			)}
		</Loading>
	);
}

function Customer({ order, onChanged }: { readonly order: Order; readonly onChanged: () => unknown }): ReactNode {
	const { customer, delivery, billing } = order;
	const mayChange = useMay()('orders:write') && toSteps(order).canCancel;
	const canChange = mayChange && order.parcels.some(({ store, locker }) => store === null && locker === null);
	const store = order.status === 'ready_for_pickup' ? undefined : order.parcels.find((parcel) => parcel.store !== null)?.store;
	return (
		<section className="card">
			<h2>{t('order.customer')}</h2>
			<p>
				<a href={`mailto:${customer.email}`}>{customer.email}</a>
				{customer.phone && (
					<>
						<br />
						<a href={`tel:${customer.phone}`}>{customer.phone}</a>
					</>
				)}
			</p>
			<MailNotice number={order.number} />
			{customer.note && (
				<p className="notice" data-tone="attention">
					{customer.note}
				</p>
			)}
			{delivery && <Address title={t('order.delivery')} address={delivery} />}
			{delivery && canChange && <AddressAction order={order} address={delivery} onChanged={onChanged} />}
			{mayChange && store && <StoreAction key={store} order={order} store={store} onChanged={onChanged} />}
			{billing && <Address title={t('order.billing')} address={billing} />}
		</section>
	);
}

function Address({ title, address }: { readonly title: string; readonly address: NonNullable<Order['delivery']> }): ReactNode {
	const { first_name, last_name, company, oib, street, postcode, city, country } = address;
	return (
		<>
			<h3>{title}</h3>
			<address>
				{first_name} {last_name}
				<br />
				{company && (
					<>
						{company}
						{oib && `, OIB ${oib}`}
						<br />
					</>
				)}
				{street && (
					<>
						{street}
						<br />
						{postcode} {city}, {formatCountry(country.toUpperCase())}
					</>
				)}
			</address>
		</>
	);
}

function Withdrawals({ order: { withdrawals } }: { readonly order: Order }): ReactNode {
	if (withdrawals.length === 0) return null;
	return (
		<section className="card">
			<h2>{t('order.withdrawal')}</h2>
			<ul className="stack">
				{withdrawals.map(({ reference, received_at, goods, reason }) => (
					<li key={reference}>
						{reference} · {goods ?? t('withdrawals.whole')}
						{reason !== null && ` · ${tOf('withdrawals.reason', reason)}`}
						<br />
						<small>{formatTime(received_at)}</small>
					</li>
				))}
			</ul>
			<p>
				<a href="#/withdrawals">{t('withdrawals.title')}</a>
			</p>
		</section>
	);
}

function Shipments({ order }: { readonly order: Order }): ReactNode {
	if (order.shipments.length === 0) return null;
	return (
		<section className="card">
			<h2>{t('order.shipments')}</h2>
			<ul className="stack">
				{order.shipments.map(({ id, shipped_on, carrier, tracking_code, tracking_url, lines }) => (
					<li key={id}>
						{formatDay(shipped_on)} {carrier} {tracking_url ? <a href={tracking_url}>{tracking_code ?? t('order.track')}</a> : tracking_code}
						<br />
						<small>{lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}</small>
					</li>
				))}
			</ul>
		</section>
	);
}
