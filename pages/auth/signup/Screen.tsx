import { AuthCard } from '#components/account/AuthCard.tsx';
import { AuthLinks } from '#components/account/AuthLinks.tsx';
import { SocialSignIn } from '#components/account/SocialSignIn.tsx';
import { Link } from '#components/ui/Link.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { SignupForm } from './SignupForm.tsx';

/** Creates an account, which is active after its e-mail is confirmed (Spec 2, auth; Spec 7, signup). */
export default function Screen({ title, urls, identityProvider, providers = [] }: ScreenProps['auth/signup']) {
	const t = useLabels();
	return (
		<AuthCard title={title} text={t('signup.text')}>
			<NeedsScript />
			{!identityProvider && <SignupForm urls={urls} />}
			<SocialSignIn providers={providers} only={identityProvider} />
			<AuthLinks>
				<p>
					{t('signup.known')} {urls.login && <Link href={urls.login}>{t('login.submit')}</Link>}
				</p>
			</AuthLinks>
		</AuthCard>
	);
}
