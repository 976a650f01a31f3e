import type { SweepstakeEntry } from '@titraj/backend/merchant-api/routes/sweepstake-routes.ts';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { readAllEntries, readEntries } from '../../api/sweepstakes.ts';
import { usePlace } from '../../app/place.ts';
import { formatTime } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { CsvDownload } from '../../ui/CsvDownload.tsx';
import { PagedRows } from '../../ui/PagedRows.tsx';

const COLUMNS = ['at', 'email', 'first_name', 'last_name', 'answer'] as const;

/** Who entered a sweepstake, in the order of entry, and all of them as a file. */
export function Entries({ id, count }: { readonly id: number; readonly count: number }): ReactNode {
	const { query } = usePlace();
	const entries = useRead(readEntries(id, query.get('cursor') ?? ''));
	return (
		<section className="card">
			<h2>{t('sweepstake.entries', { count })}</h2>
			<p className="hint">{t('sweepstake.entries-hint')}</p>
			{count > 0 && (
				<CsvDownload
					name={`nagradna-igra-${id}.csv`}
					columns={COLUMNS}
					read={async () => {
						const all = await readAllEntries(id);
						return all.ok ? { ...all, value: all.value.map(toRow) } : all;
					}}
				/>
			)}
			<PagedRows of={entries} none={t('empty.entries')}>
				{({ id: entry, at, email, first_name, last_name, answer }) => (
					<li key={entry} className="row">
						<div>
							<b>
								{first_name} {last_name}
							</b>{' '}
							{email}
							<br />
							<small>{answer}</small>
						</div>
						<small>{formatTime(at)}</small>
					</li>
				)}
			</PagedRows>
		</section>
	);
}

const toRow = (entry: SweepstakeEntry): readonly string[] => COLUMNS.map((name) => entry[name]);
