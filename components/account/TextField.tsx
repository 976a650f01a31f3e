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
	/** Of the control, where a summary of errors leads to it. */
	readonly fieldId?: string;
}

/** One line of text in a form, with what is wrong with it. A field that may stay empty says so. */
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
