import type { ComponentProps } from 'react';
import { Field } from '#components/ui/Field.tsx';
import { PasswordInput } from '#components/ui/PasswordInput.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import type { Form } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';

interface TextFieldProps extends Omit<ComponentProps<typeof TextInput>, 'id' | 'name' | 'form'> {
	readonly form: Form;
	readonly name: string;
	readonly label: string;
	readonly hint?: string;
	/** Id of the control, for the links of an error summary. */
	readonly fieldId?: string;
}

/** A single-line text field with its validation error. Optional fields are marked as such. */
export function TextField({ form, name, label, hint, fieldId, required, type, ...input }: TextFieldProps) {
	const t = useLabels();
	const error = form.errors[name];
	const Input = type === 'password' ? PasswordInput : TextInput;
	return (
		<Field id={fieldId} label={label} note={required ? undefined : t('account.optional')} hint={hint} error={error && t(error)}>
			{(control) => <Input {...input} {...(type && type !== 'password' && { type })} {...control} name={name} required={required} />}
		</Field>
	);
}
