import { useState } from 'react';
import { AccountForm } from '#components/account/AccountForm.tsx';
import { AuthCard } from '#components/account/AuthCard.tsx';
import { AuthLinks } from '#components/account/AuthLinks.tsx';
import { NewPasswordForm } from '#components/account/NewPasswordForm.tsx';
import { TextField } from '#components/account/TextField.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Link } from '#components/ui/Link.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { askForCode, askForLink } from '#lib/account/client/forgotten-password.ts';
import { useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { toErrorLabel } from '#lib/platform/i18n/to-error-label.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

/**
 * Requests a mail with a link to a new password, or with a code to type here if the mail is read on another device. The answer is the same for every
 * e-mail address (Spec 7, forgotten password and its api variant; D20).
 */
export default function Screen({ title, urls }: ScreenProps['auth/forgotten_password']) {
	const t = useLabels();
	const [byCode, setByCode] = useState(false);
	const [codeId, setCodeId] = useState<string | null>(null);
	const form = useForm({
		toLabel: toErrorLabel,
		rules: { email: 'email' },
		send: ({ email = '' }) => (byCode ? askForCode(email) : askForLink(email)),
		onDone: ({ id }) => setCodeId(id),
	});
	const choose = (code: boolean) => {
		setByCode(code);
		setCodeId(null);
		form.reset();
	};
	const links = urls.login && <Link href={urls.login}>{t('forgotten.back')}</Link>;
	if (codeId !== null)
		return (
			<AuthCard title={title} text={t('forgotten.code_done')}>
				<NewPasswordForm proof={{ id: codeId }} login={urls.login} />
				<AuthLinks>
					<Button variant="quiet" size="small" onClick={() => choose(true)}>
						{t('forgotten.code_again')}
					</Button>
					{links}
				</AuthLinks>
			</AuthCard>
		);
	return (
		<AuthCard title={title} text={t(byCode ? 'forgotten.code_text' : 'forgotten.text')}>
			<NeedsScript />
			<AccountForm
				form={form}
				submit={t(byCode ? 'forgotten.code_submit' : 'forgotten.submit')}
				pending={t('account.sending')}
				{...(!byCode && { done: t('forgotten.done') })}
			>
				<TextField form={form} name="email" type="email" label={t('login.email')} autoComplete="username" maxLength={254} required />
			</AccountForm>
			<AuthLinks>
				{t.offers('password_reset_by_code') && (
					<Button variant="quiet" size="small" onClick={() => choose(!byCode)}>
						{t(byCode ? 'forgotten.by_link' : 'forgotten.by_code')}
					</Button>
				)}
				{links}
			</AuthLinks>
		</AuthCard>
	);
}
