import type { ReactNode } from 'react';
import { type Loaded, useFreshRead } from '../api/read.ts';
import type { Failure } from '../api/result.ts';
import { t } from '../texts/text.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { CheckBox, Field, Select, TextArea } from './Field.tsx';
import { Loading } from './Loading.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { type SettingField, type SettingGroup, SWITCHED_ON, type Typed, toText } from './setting-group.ts';
import { useSettingForm } from './use-setting-form.ts';

/** A card with a form for one group of settings. */
export function SettingsForm<T>({ group, onSaved }: { readonly group: SettingGroup<T>; readonly onSaved?: () => unknown }): ReactNode {
	const read = useFreshRead(group.read());
	return (
		<section className="card" aria-label={t(group.title)}>
			<h2>{t(group.title)}</h2>
			<p>{t(group.about)}</p>
			<Loading of={read}>
				{(_value, loaded) => (
					<Form
						{...{ group, start: loaded }}
						onSaved={(now) => {
							onSaved?.();
							return read.mutate(now, { revalidate: false });
						}}
					/>
				)}
			</Loading>
		</section>
	);
}

interface FormProps<T> {
	readonly group: SettingGroup<T>;
	readonly start: Loaded<T>;
	readonly onSaved: (now: Loaded<T>) => unknown;
}

/** If another person has saved meanwhile, it shows their changes, and keeps both. */
function Form<T>({ group, start, onSaved }: FormProps<T>): ReactNode {
	const form = useSettingForm({ group, start, onSaved });
	const { typed, failure, theirs } = form;
	const bind: Bind = (field) => ({
		...{ field, value: typed[field.name] ?? '', error: findError(failure, field.apiName ?? field.name) },
		onChange: (value) => form.set(field.name, value),
	});

	return (
		<form className="form" onSubmit={form.submit}>
			{group.fields
				.filter(({ isInGrid }) => !isInGrid)
				.map((field) => (
					<FormField key={field.name} {...bind(field)} />
				))}
			{group.grid && <Grid group={group} bind={bind} />}
			{failure && <FailureNotice failure={failure} />}
			<OwnPassword failure={failure} />
			{theirs && <Conflict group={group} theirs={theirs} onMerge={form.merge} />}
			<div className="actions">
				<button type="submit" disabled={form.isSending || theirs !== null || !form.isChanged}>
					{t('settings.save')}
				</button>
			</div>
		</form>
	);
}

const findError = (failure: Failure | null, name: string): string | undefined =>
	failure?.fields.find(({ field }) => field === name || field.startsWith(`${name}.`))?.reason;

interface Bound {
	readonly field: SettingField;
	readonly value: string;
	readonly error: string | undefined;
	readonly onChange: (value: string) => void;
}

type Bind = (field: SettingField) => Bound;

function FormField({ field, value, error, onChange }: Bound): ReactNode {
	const { name, hint, isRequired, pattern, isLong, isSwitch, options } = field;
	const shared = { name, label: toText(field.label), hint: hint && t(hint), error };
	if (isSwitch) return <CheckBox {...shared} checked={value === SWITCHED_ON} onChange={({ target }) => onChange(target.checked ? SWITCHED_ON : '')} />;
	if (options) return <Select {...shared} value={value} options={options.map(([option, text]) => [option, toText(text)] as const)} onChange={onChange} />;
	if (isLong) return <TextArea {...shared} value={value} rows={isLong === true ? 3 : isLong} onChange={({ target }) => onChange(target.value)} />;
	return (
		<Field
			{...shared}
			{...{ value, pattern }}
			maxLength={400}
			required={isRequired}
			title={pattern && shared.hint}
			onChange={({ target }) => onChange(target.value)}
		/>
	);
}

/** Fields in a table; their labels are read in place of the heads. */
function Grid<T>({ group: { fields, grid }, bind }: { readonly group: SettingGroup<T>; readonly bind: Bind }): ReactNode {
	if (grid === undefined) return null;
	const toInput = (name: string) => {
		const field = fields.find((each) => each.name === name);
		if (field === undefined) return null;
		const { value, error, onChange } = bind(field);
		return (
			<td key={name}>
				<input
					{...{ name, value, inputMode: 'decimal', maxLength: 20 }}
					{...{ 'aria-label': toText(field.label), 'aria-invalid': error ? true : undefined }}
					onChange={({ target }) => onChange(target.value)}
				/>
				{error && <p className="field-error">{error}</p>}
			</td>
		);
	};
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section className="table-frame" tabIndex={0} aria-label={t(grid.title)}>
			<table>
				<thead>
					<tr>
						<th scope="col">{t(grid.first)}</th>
						{grid.columns.map((column) => (
							<th key={column} scope="col">
								{t(column)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{grid.rows.map(({ title, names }) => (
						<tr key={names.join()}>
							<th scope="row">{title()}</th>
							{names.map(toInput)}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

interface ConflictProps<T> {
	readonly group: SettingGroup<T>;
	/** What another person has saved. */
	readonly theirs: Typed;
	readonly onMerge: () => void;
}

function Conflict<T>({ group, theirs, onMerge }: ConflictProps<T>): ReactNode {
	return (
		<div className="notice" data-tone="attention" role="alert">
			<p>{t('product.conflict')}</p>
			<ul>
				{group.fields
					.filter(({ name }) => name in theirs)
					.map((field) => (
						<li key={field.name}>
							<b>{toText(field.label)}</b>: {theirs[field.name]}
						</li>
					))}
			</ul>
			<button type="button" onClick={onMerge}>
				{t('product.merge')}
			</button>
		</div>
	);
}
