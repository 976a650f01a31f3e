import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { readBestSellers } from '../../api/reports.ts';
import { replaceQuery, usePlace } from '../../app/place.ts';
import { formatMoney, formatNumber } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { Field, Select } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Table } from '../../ui/Table.tsx';
import { MissedSearches } from './MissedSearches.tsx';
import { MonthReport } from './MonthReport.tsx';
import { toPeriod } from './period.ts';
import { SalesReport } from './SalesReport.tsx';

const STEPS = ['day', 'week', 'month'] as const;

/** Sales of a period with a plot, best sellers, searches without result, and the end of a month. */
export default function ReportsScreen(): ReactNode {
	const { query } = usePlace();
	const { from, to } = toPeriod(query, new Date());
	const by = query.get('by') ?? 'day';
	const best = useRead(readBestSellers({ from, to }));
	return (
		<>
			<h1>{t('reports.title')}</h1>
			<form
				className="period"
				key={`${from} ${to}`}
				onSubmit={(event) => {
					event.preventDefault();
					const typed = new FormData(event.currentTarget);
					replaceQuery({ from: String(typed.get('from') ?? ''), to: String(typed.get('to') ?? '') });
				}}
			>
				<Field label={t('reports.from')} name="from" type="date" required defaultValue={from} max={to} />
				<Field label={t('reports.to')} name="to" type="date" required defaultValue={to} />
				<Select
					label={t('reports.by')}
					name="by"
					value={by}
					options={STEPS.map((step) => [step, tOf('reports.by', step)] as const)}
					onChange={(step) => replaceQuery({ by: step })}
				/>
				<button type="submit" className="quiet">
					{t('reports.show')}
				</button>
			</form>
			<div className="stack">
				<SalesReport from={from} to={to} by={by} />
				<Loading of={best}>
					{({ items }) => (
						<Table
							title={t('reports.best')}
							none={t('reports.none')}
							rows={items}
							keyOf={({ sku, currency }) => `${sku} ${currency}`}
							columns={[
								{ title: t('reports.product'), show: ({ sku, title }) => <a href={`#/products/${encodeURIComponent(sku)}`}>{title}</a> },
								{ title: t('reports.pieces'), show: ({ pieces }) => formatNumber(pieces), isNumber: true },
								{ title: t('reports.total'), show: ({ total, currency }) => formatMoney(total, currency), isNumber: true },
							]}
						/>
					)}
				</Loading>
				<MissedSearches />
				<MonthReport />
			</div>
		</>
	);
}
