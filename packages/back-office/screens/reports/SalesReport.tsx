import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { readSales, type Sales } from '../../api/reports.ts';
import { formatDay, formatMoney, formatNumber } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { BarPlot } from '../../ui/BarPlot.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Table } from '../../ui/Table.tsx';
import { toBegins } from './period.ts';

interface Props {
	readonly from: string;
	readonly to: string;
	/** day, week or month */
	readonly by: string;
}

/** Sales of a period as a plot of each currency and a table. */
export function SalesReport({ from, to, by }: Props): ReactNode {
	const sales = useRead(readSales({ from, to, by }));
	return (
		<Loading of={sales}>
			{({ items }) => (
				<>
					{[...new Set(items.map(({ currency }) => currency))].map((currency) => (
						<Plot key={currency} from={from} to={to} by={by} sales={items.filter((row) => row.currency === currency)} currency={currency} />
					))}
					<Table
						title={t('reports.sales')}
						none={t('reports.none')}
						rows={items}
						keyOf={({ begins, currency }) => `${begins} ${currency}`}
						columns={[
							{ title: t('reports.begins'), show: ({ begins }) => formatDay(begins) },
							{ title: t('reports.orders'), show: ({ orders }) => formatNumber(orders), isNumber: true },
							{ title: t('reports.pieces'), show: ({ pieces }) => formatNumber(pieces), isNumber: true },
							{ title: t('reports.total'), show: ({ total, currency }) => formatMoney(total, currency), isNumber: true },
							{ title: t('reports.tax'), show: ({ tax, currency }) => formatMoney(tax, currency), isNumber: true },
						]}
					/>
				</>
			)}
		</Loading>
	);
}

/** Days, weeks or months without a sale have their place, too. */
function Plot({ from, to, by, sales, currency }: Props & { readonly sales: readonly Sales[]; readonly currency: string }): ReactNode {
	const totals = new Map(sales.map(({ begins, total }) => [begins, total]));
	const most = String(Math.max(...sales.map(({ total }) => Number(total))));
	return (
		<BarPlot
			label={t('reports.plot', { from: formatDay(from), to: formatDay(to), most: formatMoney(most, currency) })}
			bars={toBegins({ from, to, by }).map((begins) => {
				const total = totals.get(begins) ?? '0';
				return { key: begins, value: Number(total), title: `${formatDay(begins)}: ${formatMoney(total, currency)}` };
			})}
		/>
	);
}
