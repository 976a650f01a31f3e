import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { readMonth } from '../../api/reports.ts';
import { replaceQuery, usePlace } from '../../app/place.ts';
import { formatMoney, formatNumber } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { Field } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Table } from '../../ui/Table.tsx';
import { AccountantFiles } from './AccountantFiles.tsx';
import { toDay } from './period.ts';

/** The end of a month: sales by payment method, VAT by rate, refunds. */
export function MonthReport(): ReactNode {
	const { query } = usePlace();
	const month = query.get('month') || toDay(new Date()).slice(0, 7);
	const report = useRead(readMonth({ month }));
	return (
		<>
			<h2>{t('reports.month')}</h2>
			<Field
				label={t('reports.month-of')}
				name="month"
				type="month"
				value={month}
				onChange={(event) => event.target.value !== '' && replaceQuery({ month: event.target.value })}
			/>
			<Loading of={report}>
				{({ payments, vat, refunds }) => (
					<>
						<Table
							title={t('reports.payments')}
							none={t('reports.none')}
							rows={payments}
							keyOf={({ payment, currency }) => `${payment} ${currency}`}
							columns={[
								{ title: t('reports.payment'), show: ({ title }) => title },
								{ title: t('reports.orders'), show: ({ orders }) => formatNumber(orders), isNumber: true },
								{ title: t('reports.total'), show: ({ total, currency }) => formatMoney(total, currency), isNumber: true },
							]}
						/>
						<Table
							title={t('reports.vat')}
							none={t('reports.none')}
							rows={vat}
							keyOf={({ percent, currency }) => `${percent} ${currency}`}
							columns={[
								{ title: t('reports.rate'), show: ({ percent }) => `${formatNumber(percent)} %` },
								{ title: t('reports.base'), show: ({ base, currency }) => formatMoney(base, currency), isNumber: true },
								{ title: t('reports.tax'), show: ({ tax, currency }) => formatMoney(tax, currency), isNumber: true },
							]}
						/>
						<Table
							title={t('reports.refunds')}
							none={t('reports.refunds-none')}
							rows={refunds}
							keyOf={({ currency }) => currency}
							columns={[
								{ title: t('reports.count'), show: ({ refunds: count }) => formatNumber(count), isNumber: true },
								{ title: t('reports.total'), show: ({ total, currency }) => formatMoney(total, currency), isNumber: true },
							]}
						/>
					</>
				)}
			</Loading>
			<AccountantFiles month={month} />
		</>
	);
}
