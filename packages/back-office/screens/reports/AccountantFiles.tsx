import type { ReactNode } from 'react';
import { useMay } from '../../app/session-context.ts';
import { formatMonth } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';

/** Sections of the accountant's file, by the names of the merchant API. */
const SECTIONS = ['papers', 'vat', 'charges', 'payments', 'refunds', 'incoming', 'open_transfers'] as const;

/** Files of a month for the accountant: everything as XML, each section and the orders as CSV. */
export function AccountantFiles({ month }: { readonly month: string }): ReactNode {
	const may = useMay();
	const files = [
		...(may('papers:read')
			? [
					[`/accounts/${month}`, `${month}.xml`, t('accounts.xml')] as const,
					...SECTIONS.map((section) => [`/accounts/${month}/${section}`, `${month}-${section}.csv`, `${tOf('accounts.section', section)} (CSV)`] as const),
				]
			: []),
		...(may('orders:read') ? [[`/orders/export?month=${month}`, `${month}-orders.csv`, t('accounts.orders')] as const] : []),
	];
	return (
		<section className="card">
			<h2>{t('accounts.title')}</h2>
			<p>{t('accounts.about', { month: formatMonth(new Date(`${month}-01T12:00:00`)) })}</p>
			<ul className="stack">
				{files.map(([path, name, title]) => (
					<li key={path}>
						<a href={`/merchant/v1${path}`} download={name}>
							{title}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
