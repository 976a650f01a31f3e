import { AuthCard } from '#components/account/AuthCard.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import type { ScreenProps } from '#lib/domain/screen.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';

/** The e-mail is confirmed: on to the sign-in (Spec 2, auth). */
export default function Screen({ title, urls }: ScreenProps['auth/signup_confirm']) {
	const t = useLabels();
	return (
		<AuthCard title={title} text={t('confirm.done')}>
			<ButtonLink href={urls.login ?? t.home} size="large" wide>
				{t('login.submit')}
			</ButtonLink>
		</AuthCard>
	);
}
