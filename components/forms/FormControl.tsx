import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import type { LabelKey } from '#lib/platform/i18n/label-key.ts';
import styles from './FormControl.module.css';

/** A field of a form on a content page. */
export interface FormField {
	readonly name: string;
	readonly label: LabelKey;
	/** Label of its validation error. */
	readonly error: LabelKey;
	readonly type?: 'email' | 'text' | 'area' | 'choice' | 'check';
	readonly autoComplete?: string;
	readonly maxLength?: number;
	readonly optional?: true;
	readonly options?: readonly { readonly value: string; readonly title: string }[];
	/** Replaces the label. */
	readonly question?: string;
}

interface FormControlProps {
	readonly field: FormField;
	readonly label: string;
	readonly error: string | undefined;
}

/** The control of a field, with its label and error. */
export function FormControl({ field, label, error }: FormControlProps) {
	const { name, type = 'text', autoComplete, maxLength, optional, options } = field;
	const shared = { name, maxLength, autoComplete, required: !optional };
	if (type === 'check') {
		return (
			<label className={styles['checkbox']}>
				<input type="checkbox" name={name} required={!optional} aria-invalid={error ? true : undefined} />
				<span>
					{field.question ?? label}
					{error && <b className={styles['error']}> {error}</b>}
				</span>
			</label>
		);
	}
	return (
		<Field label={field.question ?? label} error={error}>
			{(control) => {
				if (type === 'area') return <TextArea {...control} {...shared} className={styles['area']} rows={6} />;
				if (type === 'choice') return <Select {...control} name={name} options={options ?? []} />;
				return <TextInput {...control} {...shared} type={type} />;
			}}
		</Field>
	);
}
