import type { ReactNode } from 'react';
import { type Customer, readCustomer } from '../../api/customers.ts';
import { useRead } from '../../api/read.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { useMay } from '../../app/session-context.ts';
import { formatDay, formatMoney, formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { CustomerGroups } from './CustomerGroups.tsx';
import { CustomerNotes } from './CustomerNotes.tsx';
import { PersonalData } from './PersonalData.tsx';

/** A customer with data, orders and consents. */
export default function CustomerScreen({ params: { id = '' } }: ScreenProps): ReactNode {
	const customer = useRead(readCustomer(id));
	const mayWrite = useMay()('customers:write');
	return (
		<Loading of={customer}>
			{(value) => (
				<>
					<p>
						<a href="#/customers">{t('customers.title')}</a>
					</p>
					<h1>{`${value.first_name} ${value.last_name}`.trim() || value.email}</h1>
					<div className="columns spaced">
						<Orders orders={value.orders} />
						<div className="stack">
							<section className="card">
								<h2>{t('customer.data')}</h2>
								<ul className="stack">
									{toData(value).map((line) => (
										<li key={line}>{line}</li>
									))}
								</ul>
							</section>
							<Consents customer={value} />
							<CustomerGroups customer={value} onChange={() => customer.mutate()} />
							<CustomerNotes id={value.id} />
							{mayWrite && <PersonalData customer={value} />}
						</div>
					</div>
				</>
			)}
		</Loading>
	);
}

const toData = ({ email, phone, company, oib, created_at }: Customer): string[] => [
	email,
	...(phone === null ? [] : [phone]),
	...(company === null ? [] : [company]),
	...(oib === null ? [] : [t('customer.oib', { oib })]),
	t('customer.since', { day: formatDay(created_at) }),
];

function Orders({ orders }: Pick<Customer, 'orders'>): ReactNode {
	return (
		<section className="card">
			<h2>{t('customer.orders')}</h2>
			{orders.length === 0 && <p>{t('customer.no-orders')}</p>}
			<ul className="lines">
				{orders.map(({ number, status, total, currency, created_at }) => (
					<li key={number}>
						<a href={`#/orders/${encodeURIComponent(number)}`}>{number}</a>
						<small>
							{tOf('order.status', status)} · {formatDay(created_at)}
						</small>
						<span className="number">{formatMoney(total, currency)}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function Consents({ customer: { consent, newsletter } }: { readonly customer: Customer }): ReactNode {
	const toWord = (isGiven: boolean): string => t(isGiven ? 'customer.yes' : 'customer.no');
	return (
		<section className="card">
			<h2>{t('customer.consents')}</h2>
			{consent === null ? (
				<p>{t('customer.cookies-none')}</p>
			) : (
				<>
					<p>{t('customer.analytics', { value: toWord(consent.analytics) })}</p>
					<p>{t('customer.marketing', { value: toWord(consent.marketing) })}</p>
					<small>{t('customer.chosen', { time: formatTime(consent.at) })}</small>
				</>
			)}
			<p>{t('customer.newsletter', { value: tOf('subscribers.status', newsletter ?? 'none') })}</p>
		</section>
	);
}
