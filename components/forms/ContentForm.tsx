import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { LabelKey } from '#lib/platform/i18n/label-key.ts';
import styles from './ContentForm.module.css';
import { FormControl, type FormField } from './FormControl.tsx';
import { type FormOutcome, type FormPath, sendForm } from './send-form.ts';

export interface FormLabels {
	readonly submit: LabelKey;
	readonly done: LabelKey;
	readonly failed: LabelKey;
	/** Messages by error code of the backend; `failed` is the default. */
	readonly refused: Readonly<Record<string, LabelKey>>;
}

interface ContentFormProps {
	readonly labels: FormLabels;
	/** Path that the values are posted to, as JSON. */
	readonly path: FormPath;
	readonly fields: readonly FormField[];
	/** Sent with the fields. */
	readonly more?: Readonly<Record<string, unknown>>;
	readonly toBody?: (values: FormData) => object;
	/** What follows, after the confirmation. */
	readonly afterwards?: string | undefined;
}

/** A form of a content page. Validation errors stand at their fields, and the first invalid field gets the focus; the confirmation replaces the form (D18) and gets the focus. */
export function ContentForm({ labels, path, fields, more, toBody, afterwards }: ContentFormProps) {
	const t = useLabels();
	const form = useRef<HTMLFormElement>(null);
	const done = useRef<HTMLParagraphElement>(null);
	const [outcome, setOutcome] = useState<FormOutcome | { readonly kind: 'idle' | 'pending' }>({ kind: 'idle' });
	const [isHydrated, setHydrated] = useState(false);
	// Before hydration the browser would submit the form itself, and the input would be lost.
	useEffect(() => setHydrated(true), []);
	// Without the form the page is shorter: what follows it would have moved into the window, and the confirmation out of it.
	useEffect(() => {
		if (outcome.kind !== 'done') return;
		done.current?.focus({ preventScroll: true });
		done.current?.scrollIntoView({ block: 'center' });
	}, [outcome.kind]);
	const invalid = outcome.kind === 'invalid' ? outcome.fields : [];
	const show = (next: FormOutcome) => {
		setOutcome(next);
		if (next.kind === 'invalid') form.current?.querySelector<HTMLElement>(`[name="${fields.find(({ name }) => next.fields.includes(name))?.name}"]`)?.focus();
	};
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const values = new FormData(event.currentTarget);
		const missing = fields.filter(({ name, optional }) => !optional && !String(values.get(name) ?? '').trim()).map(({ name }) => name);
		if (missing.length > 0) return show({ kind: 'invalid', fields: missing });
		setOutcome({ kind: 'pending' });
		show(await sendForm(path, { ...(toBody ? toBody(values) : Object.fromEntries(values)), ...more }));
	};
	if (outcome.kind === 'done') {
		return (
			<p ref={done} className={styles['done']} role="status" tabIndex={-1}>
				<Icon name="check" />
				{[t(labels.done), afterwards].filter(Boolean).join(' ')}
			</p>
		);
	}
	return (
		<form ref={form} className={styles['form']} method="post" noValidate onSubmit={submit}>
			<div className={styles['alert']} role="alert">
				{outcome.kind === 'failed' && (
					<p className={styles['failure']}>
						<Icon name="warning" />
						{t(labels.refused[outcome.reason ?? ''] ?? labels.failed)}
					</p>
				)}
			</div>
			{fields.map((field) => (
				<FormControl key={field.name} field={field} label={t(field.label)} error={invalid.includes(field.name) ? t(field.error) : undefined} />
			))}
			<input className={`visually-hidden ${styles['honeypot']}`} type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
			<Button type="submit" className={styles['submit']} disabled={!isHydrated} busy={outcome.kind === 'pending'}>
				{t(labels.submit)}
			</Button>
		</form>
	);
}
