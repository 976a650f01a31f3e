import type { ReactNode } from 'react';
import { replaceQuery, usePlace } from '../app/place.ts';
import { t } from '../texts/text.ts';
import { type Filter, ListFilter } from './ListFilter.tsx';

interface Props {
	/** What can be searched for. */
	readonly hint: string;
	readonly filter?: Filter;
}

/** Search words and a filter of a list; both are kept in the address. */
export function SearchForm({ hint, filter }: Props): ReactNode {
	const { query } = usePlace();
	const asked = query.get('q') ?? '';
	return (
		<search>
			<form
				className="search"
				key={asked}
				onSubmit={(event) => {
					event.preventDefault();
					replaceQuery({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim(), cursor: '' });
				}}
			>
				<div className="field">
					<label htmlFor="search">{t('list.search')}</label>
					<input id="search" name="q" type="search" defaultValue={asked} aria-describedby="search-about" />
				</div>
				<button type="submit" className="quiet">
					{t('list.find')}
				</button>
				<p id="search-about" className="hint">
					{hint}
				</p>
				{filter && <ListFilter {...filter} />}
			</form>
		</search>
	);
}
