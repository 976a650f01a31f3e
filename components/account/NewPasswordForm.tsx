import { ButtonLink } from '#components/ui/Button.tsx';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { toErrorLabel } from '#lib/platform/i18n/to-error-label.ts';
import { AccountForm } from './AccountForm.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { Notice } from './Notice.tsx';
import { TextField } from './TextField.tsx';

interface NewPasswordFormProps {
	/** Id and code from the mail; without `code` the form asks for it. */
	readonly proof: { readonly id: string; readonly code?: string };
	readonly login: string | undefined;
}

/** A new password in exchange for the mail's proof, which it uses up (Spec 7, new password). */
export function NewPasswordForm({ proof, login }: NewPasswordFormProps) {
	const t = useLabels();
	const asksCode = proof.code === undefined;
	const form = useForm({
		toLabel: toErrorLabel,
		rules: { ...(asksCode && { code: 'required' }), password: 'newPassword' },
		send: ({ code = '', password = '' }) =>
			fetchApi('/api/hapi/auth/new-password', { method: 'POST', body: { id: proof.id, code: proof.code ?? code.replace(/\D/g, ''), password } }),
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
	const shown = asksCode && form.problem === 'error_code_invalid' ? ({ ...form, problem: 'new_password.code_invalid' } as const) : form;
	return (
		<AccountForm form={shown} submit={t('new_password.submit')} pending={t('account.saving')}>
			{asksCode && (
				<TextField form={form} name="code" label={t('new_password.code')} inputMode="numeric" autoComplete="one-time-code" maxLength={20} required />
			)}
			<NewPasswordField form={form} name="password" label={t('new_password.label')} />
		</AccountForm>
	);
}
