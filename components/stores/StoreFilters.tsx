import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { readEarlyChoices } from '#components/ui/early-choices.ts';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { useIsHydrating } from '#lib/platform/client/use-is-hydrating.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { askPlace } from '#lib/stores/client/ask-place.ts';
import { parseStoreQuery, type StoreQuery, toStoreSearch } from '#lib/stores/store-query.ts';
import type { StoreFilterChoices } from '#lib/stores/stores.ts';
import styles from './StoreFilters.module.css';

interface StoreFiltersProps {
	readonly query: StoreQuery;
	readonly choices: StoreFilterChoices;
	readonly onChange: (query: StoreQuery) => void;
}

/** Filters by town or postcode, by service and by open now; sorts by distance if the shopper shares their location. */
export function StoreFilters({ query, choices, onChange }: StoreFiltersProps) {
	const t = useLabels();
	const [place, setPlace] = useState<'idle' | 'pending' | 'denied' | 'unknown'>('idle');
	const form = useRef<HTMLFormElement>(null);
	const hydrating = useIsHydrating();
	useEffect(() => {
		const early = hydrating && form.current && readEarlyChoices(form.current);
		if (!early) return;
		// The URL may hold more than the document showed. Typed words count only once they are submitted.
		const chosen = parseStoreQuery(early.toString());
		const asked = parseStoreQuery(location.search);
		const next = { ...asked, service: chosen.service || asked.service, openNow: chosen.openNow || asked.openNow };
		if (toStoreSearch(next) !== toStoreSearch(asked)) onChange(next);
	}, []);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		onChange({ ...query, words: String(new FormData(event.currentTarget).get('search_q') ?? '').trim() });
	};
	const locate = async () => {
		if (query.place) return onChange({ ...query, place: undefined });
		setPlace('pending');
		const answer = await askPlace();
		setPlace(answer.ok ? 'idle' : answer.reason);
		if (answer.ok) onChange({ ...query, place: { lat: answer.lat, lon: answer.lon } });
	};
	return (
		<form ref={form} className={styles['filters']} aria-label={t('stores.filters')} onSubmit={submit}>
			<Field label={t('stores.words')}>
				{(control) => (
					<div className={styles['search']}>
						<TextInput
							{...control}
							key={query.words}
							type="search"
							name="search_q"
							defaultValue={query.words}
							list="gradovi"
							maxLength={100}
							enterKeyHint="search"
						/>
						<datalist id="gradovi">
							{choices.cities.map((city) => (
								<option key={city} value={city} />
							))}
						</datalist>
						<Button type="submit" variant="secondary" icon="search">
							{t('stores.find')}
						</Button>
					</div>
				)}
			</Field>
			<Field label={t('stores.service')}>
				{(control) => (
					<Select
						{...control}
						name="service"
						value={query.service}
						options={[{ value: '', title: t('stores.any_service') }, ...choices.services.map((service) => ({ value: service, title: service }))]}
						onChange={(event) => onChange({ ...query, service: event.target.value })}
					/>
				)}
			</Field>
			<label className={styles['openNow']}>
				<input type="checkbox" name="open_now" value="1" checked={query.openNow} onChange={(event) => onChange({ ...query, openNow: event.target.checked })} />
				{t('stores.open_now')}
			</label>
			<Button
				className={styles['nearest']}
				variant={query.place ? undefined : 'secondary'}
				icon="pin"
				busy={place === 'pending'}
				aria-pressed={query.place !== undefined}
				onClick={locate}
			>
				{t('stores.nearest')}
			</Button>
			<p className={styles['message']} role="status">
				{place === 'denied' || place === 'unknown' ? t(`stores.place_${place}`) : ''}
			</p>
		</form>
	);
}
