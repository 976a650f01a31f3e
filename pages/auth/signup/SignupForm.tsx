import { AccountForm } from '#components/account/AccountForm.tsx';
import { NewPasswordField } from '#components/account/NewPasswordField.tsx';
import { TextField } from '#components/account/TextField.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { AccountUrls } from '#lib/account/account-screens.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { leaveTo } from '#lib/platform/client/leave-to.ts';
import { useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { toErrorLabel } from '#lib/platform/i18n/to-error-label.ts';

const FIELDS = { first_name: 'required', last_name: 'required', email: 'email', password: 'newPassword', accept_terms: 'terms' } as const;

/** Sign-up form. The result does not reveal whether the e-mail already has an account (D20). */
export function SignupForm({ urls }: { readonly urls: AccountUrls }) {
	const t = useLabels();
	const form = useForm({
		toLabel: toErrorLabel,
		rules: FIELDS,
		send: ({ first_name = '', last_name = '', email = '', password = '', newsletter, accept_terms }) =>
			fetchApi('/api/hapi/auth/signup', {
				method: 'POST',
				body: { first_name, last_name, email: email.trim(), password, newsletter: newsletter !== undefined, accept_terms: accept_terms !== undefined },
			}),
		onDone: () => {
			if (urls.confirm_signup) leaveTo(urls.confirm_signup);
		},
	});
	const terms = form.errors['accept_terms'];
	return (
		<AccountForm form={form} submit={t('signup.submit')} pending={t('signup.pending')} {...(!urls.confirm_signup && { done: t('confirm.sent') })}>
			<TextField form={form} name="first_name" label={t('account.first_name')} autoComplete="given-name" maxLength={100} required />
			<TextField form={form} name="last_name" label={t('account.last_name')} autoComplete="family-name" maxLength={100} required />
			<TextField form={form} name="email" type="email" label={t('login.email')} autoComplete="username" maxLength={254} required />
			<NewPasswordField form={form} name="password" label={t('login.password')} />
			<Checkbox name="accept_terms" required error={terms && t(terms)}>
				{t('signup.accept')} {urls.terms ? <Link href={urls.terms}>{t('signup.terms')}</Link> : t('signup.terms')}
			</Checkbox>
			{t.offers('newsletter') && <Checkbox name="newsletter">{t('signup.newsletter')}</Checkbox>}
		</AccountForm>
	);
}
