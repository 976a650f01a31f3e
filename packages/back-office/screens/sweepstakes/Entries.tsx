import type { SweepstakeEntry } from '@titraj/backend/merchant-api/routes/sweepstake-routes.ts';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { judgeEntry, readAllEntries, readEntries } from '../../api/sweepstakes.ts';
import { usePlace } from '../../app/place.ts';
import { formatTime } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { CsvDownload } from '../../ui/CsvDownload.tsx';
import { Field } from '../../ui/Field.tsx';
import { PagedRows } from '../../ui/PagedRows.tsx';
import { textOf } from '../../ui/typed.ts';

const COLUMNS = ['at', 'email', 'first_name', 'last_name', 'answer'] as const;

interface Props {
	readonly id: number;
	readonly count: number;
	/** After the draw no entry is taken out. */
	readonly isDrawn: boolean;
}

/** Who entered a sweepstake, in the order of entry, and all of them as a file. An entry against the rules is taken out of the draw. */
export function Entries({ id, count, isDrawn }: Props): ReactNode {
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
				{({ id: entry, at, email, first_name, last_name, answer, invalid }) => (
					<li key={entry} className="row">
						<div>
							<b>
								{first_name} {last_name}
							</b>{' '}
							{email}
							<br />
							<small>{answer}</small>
							{invalid !== null && <p className="hint">{t('draw.invalid', { reason: invalid })}</p>}
						</div>
						<small>{formatTime(at)}</small>
						{!isDrawn && (
							<ActionButton
								label={t(invalid === null ? 'draw.take-out' : 'draw.take-in', { name: `${first_name} ${last_name}` })}
								short={t(invalid === null ? 'short.take-out' : 'short.take-in')}
								question={t(invalid === null ? 'draw.take-out-question' : 'draw.take-in-question')}
								done={t('action.saved')}
								tone="quiet"
								act={(typed) => judgeEntry(id, entry, textOf(typed, 'invalid'))}
								onDone={() => entries.mutate()}
							>
								{invalid === null && <Field label={t('draw.reason')} name="invalid" required maxLength={300} />}
							</ActionButton>
						)}
					</li>
				)}
			</PagedRows>
		</section>
	);
}

const toRow = (entry: SweepstakeEntry): readonly string[] => COLUMNS.map((name) => entry[name]);
