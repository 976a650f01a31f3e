import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface Labelled {
	readonly label: string;
	readonly hint?: string | undefined;
	/** Why the value was refused. */
	readonly error?: string | undefined;
}

/** A labelled text field. */
export function Field({ label, hint, error, ...input }: Labelled & InputHTMLAttributes<HTMLInputElement>): ReactNode {
	const id = useId();
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<input id={id} aria-invalid={error ? true : undefined} aria-describedby={hint || error ? `${id}-about` : undefined} {...input} />
			<About id={id} hint={hint} error={error} />
		</div>
	);
}

function About({ id, hint, error }: { readonly id: string; readonly hint?: string | undefined; readonly error?: string | undefined }): ReactNode {
	if (!hint && !error) return null;
	return (
		<p id={`${id}-about`} className={error ? 'field-error' : 'hint'}>
			{error ?? hint}
		</p>
	);
}
