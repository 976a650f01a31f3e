import { AccountForm } from '#components/account/AccountForm.tsx';
import { NewPasswordField } from '#components/account/NewPasswordField.tsx';
import { Panel } from '#components/account/Panel.tsx';
import { TextField } from '#components/account/TextField.tsx';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { toErrorLabel } from '#lib/platform/i18n/to-error-label.ts';

interface PasswordFormProps {
	readonly hasPassword: boolean;
	readonly onSaved: () => void;
}

/** Changes the password or sets a first one; other devices are signed out (Spec 7, change password). */
export function PasswordForm({ hasPassword, onSaved }: PasswordFormProps) {
	const t = useLabels();
	const form = useForm({
		toLabel: toErrorLabel,
		rules: { ...(hasPassword && { password: 'password' as const }), new_password: 'newPassword' },
		send: ({ password, new_password = '' }) =>
			fetchApi('/api/hapi/auth/change-password', { method: 'POST', body: { new_password, ...(password !== undefined && { password }) } }),
		onDone: onSaved,
	});
	return (
		<Panel title={t('login.password')} text={t('edit.password_text')}>
			<AccountForm form={form} submit={t('edit.password_submit')} pending={t('account.saving')} done={t('edit.password_done')} variant="secondary">
				{hasPassword && <TextField form={form} name="password" type="password" label={t('edit.password_now')} autoComplete="current-password" required />}
				<NewPasswordField form={form} name="new_password" label={t('new_password.label')} />
			</AccountForm>
		</Panel>
	);
}
