import type { Profile } from '@titraj/contract/profile.ts';
import { AccountForm } from '#components/account/AccountForm.tsx';
import { Notice } from '#components/account/Notice.tsx';
import { Panel } from '#components/account/Panel.tsx';
import { TextField } from '#components/account/TextField.tsx';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { toErrorLabel } from '#lib/platform/i18n/to-error-label.ts';

interface EmailFormProps {
	readonly profile: Profile;
	readonly onSaved: (profile: Profile) => void;
}

/** Changes the e-mail address; the new one applies after it is confirmed by mail. */
export function EmailForm({ profile, onSaved }: EmailFormProps) {
	const t = useLabels();
	const form = useForm<Profile>({
		toLabel: toErrorLabel,
		rules: { email: 'email', ...(profile.has_password && { password: 'password' as const }) },
		send: ({ email = '', password }) =>
			fetchApi('/api/hapi/auth/profile', { method: 'POST', body: { email: email.trim(), ...(password !== undefined && { password }) } }),
		onDone: onSaved,
	});
	return (
		<Panel title={t('login.email')} text={t('edit.email_now', { email: profile.email })}>
			<Notice tone="ok">{profile.email_pending && t('edit.email_pending', { email: profile.email_pending })}</Notice>
			<AccountForm form={form} submit={t('edit.email_submit')} pending={t('account.saving')} done={t('edit.email_done')} variant="secondary">
				<TextField form={form} name="email" type="email" label={t('edit.email_new')} autoComplete="email" required />
				{profile.has_password && (
					<TextField form={form} name="password" type="password" label={t('edit.password_now')} autoComplete="current-password" required />
				)}
			</AccountForm>
		</Panel>
	);
}
