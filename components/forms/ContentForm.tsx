import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import type { LabelKey } from '#lib/i18n/label-key.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './ContentForm.module.css';
import { FormControl, type FormField } from './FormControl.tsx';
import { type FormOutcome, sendForm } from './send-form.ts';

export interface FormLabels {
	readonly submit: LabelKey;
	readonly done: LabelKey;
	readonly failed: LabelKey;
	/** By what the backend calls a refusal; `failed` says the others. */
	readonly refused: Readonly<Record<string, LabelKey>>;
}

interface ContentFormProps {
	readonly labels: FormLabels;
	/** Where it is posted, as JSON. */
	readonly path: string;
	readonly fields: readonly FormField[];
	/** Sent beside the fields. */
	readonly more?: Readonly<Record<string, unknown>>;
	readonly toBody?: (values: FormData) => object;
}

/** A form of a content page: faults are said at their fields, the first one gets the focus, the thanks take the form's place (D18). */
export function ContentForm({ labels, path, fields, more, toBody }: ContentFormProps) {
	const t = useLabels();
	const form = useRef<HTMLFormElement>(null);
	const [outcome, setOutcome] = useState<FormOutcome | { readonly kind: 'idle' | 'pending' }>({ kind: 'idle' });
	const [isAlive, setAlive] = useState(false);
	// Until the code is there the browser would post the form by itself, and what was written would be lost.
	useEffect(() => setAlive(true), []);
	const faults = outcome.kind === 'faults' ? outcome.fields : [];
	const show = (next: FormOutcome) => {
		setOutcome(next);
		if (next.kind === 'faults') form.current?.querySelector<HTMLElement>(`[name="${fields.find(({ name }) => next.fields.includes(name))?.name}"]`)?.focus();
	};
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const values = new FormData(event.currentTarget);
		const missing = fields.filter(({ name, optional }) => !optional && !String(values.get(name) ?? '').trim()).map(({ name }) => name);
		if (missing.length > 0) return show({ kind: 'faults', fields: missing });
		setOutcome({ kind: 'pending' });
		show(await sendForm(path, { ...(toBody ? toBody(values) : Object.fromEntries(values)), ...more }));
	};
	if (outcome.kind === 'done') {
		return (
			<p className={styles['d']} role="status">
				<Icon name="check" />
				{t(labels.done)}
			</p>
		);
	}
	return (
		<form ref={form} className={styles['f']} method="post" noValidate onSubmit={submit}>
			<div role="alert">
				{outcome.kind === 'failed' && (
					<p>
						<Icon name="warning" />
						{t(labels.refused[outcome.reason ?? ''] ?? labels.failed)}
					</p>
				)}
			</div>
			{fields.map((field) => (
				<FormControl key={field.name} field={field} label={t(field.label)} error={faults.includes(field.name) ? t(field.fault) : undefined} />
			))}
			<input className="visually-hidden" type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
			<Button type="submit" disabled={!isAlive} busy={outcome.kind === 'pending'}>
				{t(labels.submit)}
			</Button>
		</form>
	);
}
