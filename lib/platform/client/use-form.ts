import { type FormEvent, useRef, useState } from 'react';
import type { FormRules } from '../forms/check-form.ts';
import { fieldErrorsOf } from '../http/field-errors.ts';
import type { ApiError, Result } from '../http/result.ts';
import type { Label } from '../i18n/label-key.ts';

/** Field -> label of its error. */
export type FormErrors = Readonly<Record<string, Label>>;

export interface Form {
	readonly status: 'idle' | 'pending' | 'done';
	readonly errors: FormErrors;
	/** Label of an error that concerns the whole form; null without one. */
	readonly problem: Label | null;
	readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
	/** Clears the error of a field that is edited again. */
	readonly reset: (edited?: EventTarget) => void;
	/** Loads the validation rules early, when the visitor focuses the form. */
	readonly warm: () => void;
}

interface FormSteps<T> {
	/** Label of what the backend refuses, by its name: `toErrorLabel`, or one of fewer errors, whose texts alone the page then loads. */
	readonly toLabel: (name: string) => Label;
	/** Rule of each field, checked before the form is sent (D18); a function where parts of the form are hidden depending on its values. */
	readonly rules: FormRules | ((values: FormValues) => FormRules);
	readonly send: (values: FormValues) => Promise<Result<T>>;
	readonly onDone?: (data: T, values: FormValues) => void;
}

/** Values of a form by field; an unchecked checkbox is missing. */
export type FormValues = Readonly<Record<string, string>>;

/** State of a form from first submit to response: sends once at a time, shows errors at their fields and focuses the first one (D18). */
export function useForm<T>({ toLabel, rules, send, onDone }: FormSteps<T>): Form {
	const [status, setStatus] = useState<Form['status']>('idle');
	const [errors, setErrors] = useState<FormErrors>({});
	const [problem, setProblem] = useState<Label | null>(null);
	/** Known before the form is rendered again. */
	const isRunning = useRef(false);
	const submit = async (form: HTMLFormElement) => {
		const values = readValues(form);
		setStatus('pending');
		setProblem(null);
		// The rules are needed only at the first submit (D32); without them the backend still validates.
		const found = await loadRules()
			.then(({ checkForm }) => checkForm(values, typeof rules === 'function' ? rules(values) : rules))
			.catch(() => ({}));
		setErrors(found);
		if (Object.keys(found).length > 0) {
			setStatus('idle');
			return focusFirst(form, found);
		}
		const answer = await send(values);
		if (answer.ok) {
			setStatus('done');
			onDone?.(answer.data, values);
			return;
		}
		setStatus('idle');
		const named = errorsOf(answer.error, toLabel);
		setErrors(named);
		setProblem(Object.keys(named).length > 0 ? null : toProblem(answer.error, toLabel));
		focusFirst(form, named);
	};
	return {
		status,
		errors: errors,
		problem,
		onSubmit: (event) => {
			event.preventDefault();
			if (isRunning.current) return;
			isRunning.current = true;
			void submit(event.currentTarget).finally(() => {
				isRunning.current = false;
			});
		},
		reset: (edited) => {
			setStatus((current) => (current === 'done' ? 'idle' : current));
			const name = edited instanceof HTMLElement ? edited.getAttribute('name') : null;
			if (name !== null)
				setErrors((known) => (Object.hasOwn(known, name) ? Object.fromEntries(Object.entries(known).filter(([field]) => field !== name)) : known));
		},
		warm: () => void loadRules().catch(() => {}),
	};
}

const loadRules = () => import('../forms/check-form.ts');

function readValues(form: HTMLFormElement): FormValues {
	return Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** Focuses the first field with an error, in the order of the form. The errors are already rendered. */
function focusFirst(form: HTMLFormElement, errors: FormErrors): void {
	const fields = [...form.elements].filter((field) => field instanceof HTMLElement && Object.hasOwn(errors, field.getAttribute('name') ?? ''));
	const [first] = fields;
	if (first instanceof HTMLElement) setTimeout(() => first.focus());
}

const errorsOf = (error: ApiError, toLabel: FormSteps<unknown>['toLabel']): FormErrors =>
	Object.fromEntries(Object.entries(fieldErrorsOf(error)).map(([field, label]) => [field, toLabel(label)]));

function toProblem({ kind, statusCode, label }: ApiError, toLabel: FormSteps<unknown>['toLabel']): Label {
	if (label !== undefined) return toLabel(label);
	if (statusCode === 429) return 'error_too_many_attempts';
	return kind === 'http' && statusCode === 422 ? 'error_form_invalid' : 'account.failed';
}
