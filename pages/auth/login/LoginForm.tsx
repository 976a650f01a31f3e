import { AccountForm } from '#components/account/AccountForm.tsx';
import { TextField } from '#components/account/TextField.tsx';
import { signIn } from '#lib/account/client/sign-in-out.ts';
import { leaveTo } from '#lib/platform/client/leave-to.ts';
import { useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { toErrorLabel } from '#lib/platform/i18n/to-error-label.ts';
import { parseOwnPath } from '#lib/platform/url/own-path.ts';

/** Form for e-mail and password; after sign-in it opens the `redirect` of the URL, else `afterSignIn` (Spec 4, Login; D18, D21). */
export function LoginForm({ afterSignIn }: { readonly afterSignIn: string }) {
	const t = useLabels();
	const form = useForm({
		toLabel: toErrorLabel,
		rules: { email: 'email', password: 'password' },
		send: ({ email = '', password = '' }) => signIn({ email: email.trim(), password, proof: new URLSearchParams(location.search).get('sign_in_proof') }),
		onDone: () => leaveTo(parseOwnPath(new URLSearchParams(location.search).get('redirect')) ?? afterSignIn),
	});
	return (
		<AccountForm form={form} submit={t('login.submit')} pending={t('login.pending')}>
			<TextField form={form} name="email" type="email" label={t('login.email')} autoComplete="username" required />
			<TextField form={form} name="password" type="password" label={t('login.password')} autoComplete="current-password" required />
		</AccountForm>
	);
}
