import { AuthCard } from '#components/account/AuthCard.tsx';
import { AuthLinks } from '#components/account/AuthLinks.tsx';
import { SocialSignIn } from '#components/account/SocialSignIn.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Link } from '#components/ui/Link.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { LoginForm } from './LoginForm.tsx';
import { Reasons } from './Reasons.tsx';

/** Sign-in: the shop's own form, or a link to the identity provider; beside it the benefits of an account (Spec 2, auth). */
export default function Screen({ title, urls, afterSignIn, identityProvider, providers = [] }: ScreenProps['auth/login']) {
	const t = useLabels();
	return (
		<AuthCard title={title} aside={<Reasons />}>
			<NeedsScript />
			{!identityProvider && <LoginForm afterSignIn={afterSignIn} />}
			<SocialSignIn providers={providers} only={identityProvider} />
			{!identityProvider && (
				<AuthLinks>
					{urls.forgotten_password && <Link href={urls.forgotten_password}>{t('login.forgotten')}</Link>}
					{urls.confirm_signup && <Link href={urls.confirm_signup}>{t('confirm.again_link')}</Link>}
					{urls.signup && (
						<ButtonLink href={urls.signup} variant="secondary" wide>
							{t('login.signup')}
						</ButtonLink>
					)}
				</AuthLinks>
			)}
		</AuthCard>
	);
}
