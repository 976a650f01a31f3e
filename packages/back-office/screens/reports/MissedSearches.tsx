import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { readMissedSearches } from '../../api/reports.ts';
import { formatDay, formatNumber } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Table } from '../../ui/Table.tsx';

/** Words that were searched for without result. */
export function MissedSearches(): ReactNode {
	const missed = useRead(readMissedSearches());
	return (
		<Loading of={missed}>
			{({ items }) => (
				<Table
					title={t('reports.missed')}
					none={t('reports.missed-none')}
					rows={items}
					keyOf={({ word, lang }) => `${word} ${lang}`}
					columns={[
						{ title: t('reports.word'), show: ({ word }) => word },
						{ title: t('reports.language'), show: ({ lang }) => lang },
						{ title: t('reports.times'), show: ({ times }) => formatNumber(times), isNumber: true },
						{ title: t('reports.last'), show: ({ last }) => formatDay(last), isNumber: true },
					]}
				/>
			)}
		</Loading>
	);
}
