import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import type { LabelKey } from '#lib/i18n/label-key.ts';
import styles from './FormControl.module.css';

/** A field of a form on a content page. */
export interface FormField {
	readonly name: string;
	readonly label: LabelKey;
	/** Label of what is wrong with it. */
	readonly fault: LabelKey;
	readonly type?: 'email' | 'text' | 'area' | 'choice' | 'check';
	readonly autoComplete?: string;
	readonly maxLength?: number;
	readonly optional?: true;
	readonly options?: readonly { readonly value: string; readonly title: string }[];
	/** In place of the label, e.g. a question. */
	readonly question?: string;
}

interface FormControlProps {
	readonly field: FormField;
	readonly label: string;
	readonly error: string | undefined;
}

/** The control that a field wants, with its label and error. */
export function FormControl({ field, label, error }: FormControlProps) {
	const { name, type = 'text', autoComplete, maxLength, optional, options } = field;
	const shared = { name, maxLength, autoComplete, required: !optional };
	if (type === 'check') {
		return (
			<label className={styles['c']} data-fault={error ? '' : undefined}>
				<input type="checkbox" name={name} required={!optional} aria-invalid={error ? true : undefined} />
				<span>
					{label}
					{error && <b> {error}</b>}
				</span>
			</label>
		);
	}
	return (
		<Field label={field.question ?? label} error={error}>
			{(control) => {
				if (type === 'area') return <textarea {...control} {...shared} className={styles['a']} rows={6} />;
				if (type === 'choice') {
					return (
						<select {...control} name={name} className={styles['a']}>
							{options?.map(({ value, title }) => (
								<option key={value} value={value}>
									{title}
								</option>
							))}
						</select>
					);
				}
				return <TextInput {...control} {...shared} type={type} />;
			}}
		</Field>
	);
}
