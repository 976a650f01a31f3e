import { AuthCard } from '#components/account/AuthCard.tsx';
import { Notice } from '#components/account/Notice.tsx';
import { ResendSignup } from '#components/account/ResendSignup.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { useConfirmation } from '#lib/account/client/use-confirmation.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

/** Without a proof: says that a mail was sent. With the proof from that mail: submits it, then redirects (Spec 7, signup confirm by id and code). */
export default function Screen({ title, urls, afterSignIn, named }: ScreenProps['auth/confirm_signup']) {
	const t = useLabels();
	const { status, label, retry } = useConfirmation(named, { confirmed: urls.signup_confirm ?? urls.login ?? t.home, member: afterSignIn });
	if (!named)
		return (
			<AuthCard title={title} text={t('confirm.sent')}>
				<p>{t('confirm.hint')}</p>
				{urls.login && (
					<ButtonLink href={urls.login} variant="secondary" wide>
						{t('login.submit')}
					</ButtonLink>
				)}
				<ResendSignup />
			</AuthCard>
		);
	return (
		<AuthCard title={title}>
			<NeedsScript />
			{status === 'pending' && <p role="status">{t('confirm.pending')}</p>}
			<Notice tone="error">{label && t(label)}</Notice>
			{status === 'failed' && (
				<>
					<Notice tone="error">{t('account.failed')}</Notice>
					<Button onClick={retry}>{t('action.retry')}</Button>
				</>
			)}
			{status === 'refused' && (
				<>
					{urls.login && (
						<ButtonLink href={urls.login} wide>
							{t('login.submit')}
						</ButtonLink>
					)}
					<ResendSignup />
				</>
			)}
		</AuthCard>
	);
}
