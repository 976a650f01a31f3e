import type { ReactNode } from 'react';
import { readCustomers } from '../../api/customers.ts';
import { useRead } from '../../api/read.ts';
import { usePlace } from '../../app/place.ts';
import { useMay } from '../../app/session-context.ts';
import { formatDay, formatNumber } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { PagedRows } from '../../ui/PagedRows.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';

/** Customers with an account, the newest first, with search. */
export default function CustomersScreen(): ReactNode {
	const { query } = usePlace();
	const customers = useRead(readCustomers({ q: query.get('q') ?? '', cursor: query.get('cursor') ?? '' }));
	const may = useMay();
	return (
		<>
			<h1>{t('customers.title')}</h1>
			<p>
				<a href="#/customer-groups">{t('groups.title')}</a>
			</p>
			{may('marketing:write') && (
				<p>
					<a href="#/subscribers">{t('customers.subscribers')}</a>
				</p>
			)}
			{may('customers:write') && (
				<p>
					<a href="#/personal-data">{t('personal.title')}</a>
				</p>
			)}
			<SearchForm hint={t('customers.search-hint')} />
			<PagedRows of={customers} none={t('empty.customers')}>
				{({ id, email, first_name, last_name, phone, created_at, orders }) => (
					<li key={id} className="row">
						<span className="number">{t('customers.orders', { count: formatNumber(orders) })}</span>
						<div>
							<a href={`#/customers/${id}`}>{`${first_name} ${last_name}`.trim() || email}</a>
							<br />
							<small>{phone === null ? email : `${email} · ${phone}`}</small>
						</div>
						<small>{formatDay(created_at)}</small>
					</li>
				)}
			</PagedRows>
		</>
	);
}
