import { AuthCard } from '#components/account/AuthCard.tsx';
import { Notice } from '#components/account/Notice.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { useSignOutPage } from '#lib/account/client/use-sign-out-page.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

/** Signs out, then opens `redirect` if it is a path of this shop and no identity provider is used, else the home page (Spec 4, Auth redirects; D21). */
export default function Screen({ title, identityProvider }: ScreenProps['auth/logout']) {
	const t = useLabels();
	const { state, signOut } = useSignOutPage({ home: t.home, mayRedirect: identityProvider === undefined });
	return (
		<AuthCard title={title}>
			<NeedsScript />
			<p role="status">{t(state === 'asking' ? 'account.logout.ask' : state === 'pending' ? 'account.logout.pending' : 'account.logout.stopped')}</p>
			<Notice tone="error">{state === 'failed' && t('account.logout.failed')}</Notice>
			{(state === 'asking' || state === 'failed') && (
				<Button onClick={signOut} wide>
					{t('account.logout.submit')}
				</Button>
			)}
			<ButtonLink href={t.home} variant="quiet" wide>
				{t('account.logout.stay')}
			</ButtonLink>
		</AuthCard>
	);
}
