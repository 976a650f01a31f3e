import type { ComponentProps } from 'react';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { TextField } from './TextField.tsx';

type NewPasswordFieldProps = Pick<ComponentProps<typeof TextField>, 'form' | 'name' | 'label'>;

/** Field for a password that is set, with its rules as a hint. */
export function NewPasswordField(props: NewPasswordFieldProps) {
	const t = useLabels();
	return <TextField {...props} type="password" hint={t('account.password_hint')} autoComplete="new-password" maxLength={200} required />;
}
