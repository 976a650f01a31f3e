import { AccountForm } from '#components/account/AccountForm.tsx';
import { AuthCard } from '#components/account/AuthCard.tsx';
import { AuthLinks } from '#components/account/AuthLinks.tsx';
import { TextField } from '#components/account/TextField.tsx';
import { Link } from '#components/ui/Link.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

/** Asks for the mail that leads to a new password; says the same for every e-mail (Spec 7, forgotten password; D20). */
export default function Screen({ title, urls }: ScreenProps['auth/forgotten_password']) {
	const t = useLabels();
	const form = useForm({
		rules: { email: 'email' },
		send: ({ email = '' }) => fetchApi('/api/hapi/auth/forgotten-password', { method: 'POST', body: { email: email.trim() } }),
	});
	return (
		<AuthCard title={title} text={t('forgotten.text')}>
			<NeedsScript />
			<AccountForm form={form} submit={t('forgotten.submit')} pending={t('account.sending')} done={t('forgotten.done')}>
				<TextField form={form} name="email" type="email" label={t('login.email')} autoComplete="username" maxLength={254} required />
			</AccountForm>
			<AuthLinks>{urls.login && <Link href={urls.login}>{t('forgotten.back')}</Link>}</AuthLinks>
		</AuthCard>
	);
}
