import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';

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
			<input
				id={id}
				aria-invalid={error ? true : undefined}
				aria-describedby={hint || error ? `${id}-about` : undefined}
				// The browser says it when a value does not match.
				title={input.pattern === undefined ? undefined : hint}
				{...input}
			/>
			<About id={id} hint={hint} error={error} />
		</div>
	);
}

/** A labelled field of several lines. */
export function TextArea({ label, hint, error, ...input }: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>): ReactNode {
	const id = useId();
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<textarea id={id} rows={5} aria-invalid={error ? true : undefined} aria-describedby={hint || error ? `${id}-about` : undefined} {...input} />
			<About id={id} hint={hint} error={error} />
		</div>
	);
}

interface Choice extends Labelled {
	readonly name: string;
	readonly value: string;
	readonly options: readonly (readonly [value: string, text: string])[];
	readonly onChange: (value: string) => void;
}

/** A labelled choice of one of several values. */
export function Select({ label, hint, error, name, value, options, onChange }: Choice): ReactNode {
	const id = useId();
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<select id={id} name={name} value={value} aria-describedby={hint || error ? `${id}-about` : undefined} onChange={(event) => onChange(event.target.value)}>
				{options.map(([option, text]) => (
					<option key={option} value={option}>
						{text}
					</option>
				))}
			</select>
			<About id={id} hint={hint} error={error} />
		</div>
	);
}

/** A box to tick, with its label. */
export function CheckBox({ label, hint, ...input }: Omit<Labelled, 'error'> & InputHTMLAttributes<HTMLInputElement>): ReactNode {
	const id = useId();
	return (
		<div className="check">
			<input id={id} type="checkbox" aria-describedby={hint ? `${id}-about` : undefined} {...input} />
			<label htmlFor={id}>{label}</label>
			<About id={id} hint={hint} />
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
