import { AccountForm } from '#components/account/AccountForm.tsx';
import { Notice } from '#components/account/Notice.tsx';
import { TextField } from '#components/account/TextField.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';

interface NewPasswordFormProps {
	readonly proof: { readonly id: string; readonly code: string };
	readonly login: string | undefined;
}

/** A new password in exchange for the mail's proof, which it uses up (Spec 7, new password). */
export function NewPasswordForm({ proof, login }: NewPasswordFormProps) {
	const t = useLabels();
	const form = useForm({
		rules: { password: 'newPassword' },
		send: ({ password = '' }) => fetchApi('/api/hapi/auth/new-password', { method: 'POST', body: { ...proof, password } }),
	});
	if (form.status === 'done')
		return (
			<>
				<Notice tone="ok">{t('new_password.done')}</Notice>
				{login && (
					<ButtonLink href={login} rel="external" wide>
						{t('login.submit')}
					</ButtonLink>
				)}
			</>
		);
	return (
		<AccountForm form={form} submit={t('new_password.submit')} pending={t('account.saving')}>
			<TextField
				form={form}
				name="password"
				type="password"
				label={t('new_password.label')}
				hint={t('account.password_hint')}
				autoComplete="new-password"
				maxLength={200}
				required
			/>
		</AccountForm>
	);
}
