import { type FormEvent, type ReactNode, useState } from 'react';
import type { Loaded } from '../../api/read.ts';
import type { Failure } from '../../api/result.ts';
import { type Store, saveStore } from '../../api/stores.ts';
import { useMay } from '../../app/session-context.ts';
import { t, tOf } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { CheckBox, Field } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useUnsaved } from '../../ui/use-unsaved.ts';
import { toHours, toHoursText, WEEKDAYS } from './hours.ts';

const FIELDS = ['title', 'address', 'postcode', 'city'] as const;
const CONTACTS = ['phone', 'email'] as const;

interface Props {
	readonly start: Loaded<Store>;
	readonly onSaved: () => unknown;
}

/** Address, contacts and hours of a store; saved only if it has not changed since it was opened. */
export function StoreForm({ start, onSaved }: Props): ReactNode {
	// What is typed stays when the store is read again behind it.
	const [{ value: store, version }] = useState(start);
	const [failure, setFailure] = useState<Failure | null>(null);
	const [isTyped, setIsTyped] = useState(false);
	const mayWrite = useMay()('content:write');
	useUnsaved(isTyped);
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const next = toStore(store, new FormData(event.currentTarget));
		if (next === null) return setFailure({ status: 422, detail: t('store.hours-wrong'), fields: [] });
		const result = await saveStore(next, version);
		if (!result.ok) return setFailure(result.failure);
		setIsTyped(false);
		showToast(t('action.saved'));
		onSaved();
	};
	return (
		<form className="form spaced" onChange={() => setIsTyped(true)} onSubmit={(event) => void save(event)}>
			<fieldset className="form" disabled={!mayWrite}>
				<div className="columns">
					<section className="card">
						<h2>{t('store.address')}</h2>
						{FIELDS.map((name) => (
							<Field key={name} label={tOf('store.field', name)} name={name} required maxLength={200} defaultValue={store[name]} />
						))}
						{CONTACTS.map((name) => (
							<Field key={name} label={tOf('store.field', name)} name={name} maxLength={254} defaultValue={store[name] ?? ''} />
						))}
						<CheckBox label={t('store.visible')} name="visible" defaultChecked={store.visible} />
					</section>
					<section className="card">
						<h2>{t('store.hours')}</h2>
						<p className="hint">{t('store.hours-hint')}</p>
						{WEEKDAYS.map((day) => (
							<Field key={day} label={tOf('store.day', String(day))} name={`day-${day}`} defaultValue={toHoursText(store.opening_hours, day)} />
						))}
					</section>
				</div>
			</fieldset>
			{failure && <FailureNotice failure={failure} />}
			{mayWrite && (
				<div className="actions">
					<button type="submit">{t('content.save')}</button>
				</div>
			)}
		</form>
	);
}

/** The store as typed; null if its hours cannot be read. */
function toStore(store: Store, typed: FormData): Store | null {
	const textOf = (name: string): string => String(typed.get(name) ?? '').trim();
	const days = WEEKDAYS.map((day) => toHours(textOf(`day-${day}`), day));
	const opening_hours = days.flatMap((day) => day ?? []);
	if (days.includes(null)) return null;
	return {
		...{ ...store, title: textOf('title'), address: textOf('address'), postcode: textOf('postcode'), city: textOf('city') },
		...{ phone: textOf('phone') || null, email: textOf('email') || null, visible: typed.has('visible'), opening_hours },
	};
}
