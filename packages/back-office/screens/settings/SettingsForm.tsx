import { type FormEvent, type ReactNode, useState } from 'react';
import { type Loaded, useRead } from '../../api/read.ts';
import type { Failure } from '../../api/result.ts';
import { t } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { actConfirmed, OwnPassword } from '../../ui/OwnPassword.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useUnsaved } from '../../ui/use-unsaved.ts';
import { changedFields, mergeTyped, type SettingGroup, type Typed } from './setting-group.ts';

/** A card with a form for one group of settings. */
export function SettingsForm<T>({ group }: { readonly group: SettingGroup<T> }): ReactNode {
	const read = useRead(group.read());
	return (
		<section className="card" aria-label={t(group.title)}>
			<h2>{t(group.title)}</h2>
			<p>{t(group.about)}</p>
			<Loading of={read}>{(_value, loaded) => <Form group={group} start={loaded} onSaved={(now) => read.mutate(now, { revalidate: false })} />}</Loading>
		</section>
	);
}

interface FormProps<T> {
	readonly group: SettingGroup<T>;
	readonly start: Loaded<T>;
	readonly onSaved: (now: Loaded<T>) => unknown;
}

/** If somebody saved meanwhile, it shows what, and keeps both changes. */
function Form<T>({ group, start, onSaved }: FormProps<T>): ReactNode {
	const [base, setBase] = useState(start);
	const [typed, setTyped] = useState(() => group.toTyped(start.value));
	const [failure, setFailure] = useState<Failure | null>(null);
	const [theirs, setTheirs] = useState<Loaded<T> | null>(null);
	const [isSending, setIsSending] = useState(false);
	const stored = group.toTyped(base.value);
	const changed = changedFields(stored, typed);
	useUnsaved(changed.length > 0);

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setIsSending(true);
		const result = await actConfirmed(new FormData(event.currentTarget), () => group.save(typed, { read: base, changed }));
		const isConflict = !result.ok && result.failure.status === 412;
		const now = result.ok || isConflict ? await group.read().load() : null;
		setIsSending(false);
		setFailure(result.ok || isConflict ? null : result.failure);
		if (now === null) return;
		if (isConflict) return setTheirs(now);
		setBase(now);
		setTyped(group.toTyped(now.value));
		onSaved(now);
		showToast(t('action.saved'));
	};
	const merge = (other: Loaded<T>) => {
		setTyped(mergeTyped(stored, typed, group.toTyped(other.value)));
		setBase(other);
		setTheirs(null);
	};

	return (
		<form className="form" onSubmit={(event) => void submit(event)}>
			{group.fields.map(({ name, label, hint, isRequired, isLong, options, apiName = name }) => {
				const shared = {
					...{ name, label: t(label), hint: hint && t(hint), value: typed[name] ?? '' },
					error: failure?.fields.find(({ field }) => field === apiName)?.reason,
				};
				const change = (value: string) => setTyped((before) => ({ ...before, [name]: value }));
				if (options) return <Select key={name} {...shared} options={options.map(([value, text]) => [value, t(text)] as const)} onChange={change} />;
				if (isLong) return <TextArea key={name} {...shared} rows={3} onChange={(event) => change(event.target.value)} />;
				return <Field key={name} {...shared} maxLength={400} required={isRequired} onChange={(event) => change(event.target.value)} />;
			})}
			{failure && <FailureNotice failure={failure} />}
			<OwnPassword failure={failure} />
			{theirs && <Conflict group={group} mine={stored} theirs={group.toTyped(theirs.value)} onMerge={() => merge(theirs)} />}
			<div className="actions">
				<button type="submit" disabled={isSending || theirs !== null || changed.length === 0}>
					{t('settings.save')}
				</button>
			</div>
		</form>
	);
}

interface ConflictProps<T> {
	readonly group: SettingGroup<T>;
	/** What was read here. */
	readonly mine: Typed;
	readonly theirs: Typed;
	readonly onMerge: () => void;
}

function Conflict<T>({ group, mine, theirs, onMerge }: ConflictProps<T>): ReactNode {
	const names = new Set(changedFields(mine, theirs));
	return (
		<div className="notice" data-tone="attention" role="alert">
			<p>{t('product.conflict')}</p>
			<ul>
				{group.fields
					.filter(({ name }) => names.has(name))
					.map(({ name, label }) => (
						<li key={name}>
							<b>{t(label)}</b>: {theirs[name]}
						</li>
					))}
			</ul>
			<button type="button" onClick={onMerge}>
				{t('product.merge')}
			</button>
		</div>
	);
}
