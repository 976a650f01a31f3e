import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import type { SignInProvider } from '#lib/account/account-screens.ts';
import { startSocialSignIn } from '#lib/account/client/social-sign-in.ts';
import { useLocationSearch } from '#lib/navigation/client/use-location-search.ts';
import { leaveTo } from '#lib/platform/client/leave-to.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { Notice } from './Notice.tsx';
import styles from './SocialSignIn.module.css';

/** Social sign-in: a button for each provider of the backend, or for the `only` one. Renders nothing without providers (Spec 7, social login). */
export function SocialSignIn({ providers, only }: { readonly providers: readonly SignInProvider[]; readonly only?: string | undefined }) {
	const t = useLabels();
	const cameBack = useLocationSearch()?.includes('social=') ?? false;
	const [leaving, setLeaving] = useState<string | null>(null);
	const [hasFailed, setFailed] = useState(false);
	const shown = providers.filter(({ code }) => only === undefined || code === only);
	if (shown.length === 0 && only === undefined) return null;
	const leave = async ({ code }: SignInProvider) => {
		setFailed(false);
		setLeaving(code);
		const to = await startSocialSignIn(code);
		if (to !== null) return leaveTo(to);
		setLeaving(null);
		setFailed(true);
	};
	return (
		<div className={styles['options']}>
			{only === undefined && <p className={styles['divider']}>{t('login.or')}</p>}
			<Notice tone="error">{(hasFailed || cameBack || shown.length === 0) && t('account.social_failed')}</Notice>
			{shown.map((provider) => (
				<Button
					key={provider.code}
					variant={only === undefined ? 'secondary' : undefined}
					wide
					busy={leaving === provider.code}
					onClick={() => void leave(provider)}
				>
					{t('login.social', { provider: provider.title })}
				</Button>
			))}
		</div>
	);
}
