import { type ChangeEvent, type ReactNode, useState } from 'react';
import { readLockers, replaceLockers } from '../../api/lockers.ts';
import { useRead } from '../../api/read.ts';
import { usePlace } from '../../app/place.ts';
import { formatCountry } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { PagedRows } from '../../ui/PagedRows.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { type ParsedLockers, parseLockers } from './parse-lockers.ts';

/** Parcel lockers that shoppers choose from, and the upload of a carrier's list. */
export default function LockersScreen(): ReactNode {
	const { query } = usePlace();
	const lockers = useRead(readLockers({ q: query.get('q') ?? '', cursor: query.get('cursor') ?? '' }));
	return (
		<>
			<h1>{t('lockers.title')}</h1>
			<Upload onDone={() => lockers.mutate()} />
			<SearchForm hint={t('lockers.search-hint')} />
			<PagedRows of={lockers} none={t('empty.lockers')}>
				{({ code, title, address, postcode, city, country, in_service }) => (
					<li key={code} className="row">
						<span className="state" data-tone={in_service ? 'done' : undefined}>
							{t(in_service ? 'lockers.in-service' : 'lockers.out-of-service')}
						</span>
						<div>
							<b>{title}</b>
							<br />
							<small>
								{address}, {postcode} {city}, {formatCountry(country)}
							</small>
						</div>
						<small>{code}</small>
					</li>
				)}
			</PagedRows>
		</>
	);
}

function Upload({ onDone }: { readonly onDone: () => unknown }): ReactNode {
	const [parsed, setParsed] = useState<ParsedLockers | 'unknown' | null>(null);
	const choose = async (event: ChangeEvent<HTMLInputElement>) => {
		const file = event.target.files?.[0];
		setParsed(file === undefined ? null : (parseLockers(await file.text()) ?? 'unknown'));
	};
	return (
		<section className="card form">
			<h2>{t('lockers.upload')}</h2>
			<Field label={t('lockers.file')} type="file" accept=".json,.csv,.txt" hint={t('lockers.file-hint')} onChange={(event) => void choose(event)} />
			{parsed === 'unknown' && (
				<p className="notice" data-tone="refused" role="alert">
					{t('lockers.unknown')}
				</p>
			)}
			{parsed !== null && parsed !== 'unknown' && (
				<>
					<p role="status">{t('lockers.found', { carrier: tOf('carrier', parsed.carrier), count: parsed.lockers.length, skipped: parsed.skipped })}</p>
					{parsed.lockers.length > 0 && (
						<div className="actions">
							<ActionButton
								label={t('lockers.replace', { carrier: tOf('carrier', parsed.carrier) })}
								question={t('lockers.replace-question', { count: parsed.lockers.length })}
								done={t('action.saved')}
								act={() => replaceLockers(parsed.carrier, parsed.lockers)}
								onDone={onDone}
							/>
						</div>
					)}
				</>
			)}
		</section>
	);
}
