import { useEffect, useState } from 'react';
import { AuthCard } from '#components/account/AuthCard.tsx';
import { ResendSignup } from '#components/account/ResendSignup.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { readConfirmed } from '#lib/account/client/confirmed-signup.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

/** Links to the sign-in; says that the e-mail is confirmed only if this tab confirmed it (Spec 2, auth). */
export default function Screen({ title, urls }: ScreenProps['auth/signup_confirm']) {
	const t = useLabels();
	const [confirmed, setConfirmed] = useState<boolean | null>(null);
	useEffect(() => setConfirmed(readConfirmed()), []);
	return (
		<AuthCard title={confirmed === false ? t('account.confirm_signup.title') : title} text={confirmed ? t('confirm.done') : t('confirm.unknown')}>
			{urls.login && (
				<ButtonLink href={urls.login} size="large" wide>
					{t('login.submit')}
				</ButtonLink>
			)}
			{confirmed === false && <ResendSignup />}
		</AuthCard>
	);
}
