import { useEffect, useState } from 'react';
import { Notice } from '#components/account/Notice.tsx';
import { Panel } from '#components/account/Panel.tsx';
import { CheckoutFrame } from '#components/checkout/CheckoutFrame.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { Link } from '#components/ui/Link.tsx';
import { continueAsGuest } from '#lib/checkout/client/continue-as-guest.ts';
import { useCheckout } from '#lib/checkout/client/use-checkout.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';

/** Checkout step to sign in or to continue as a guest (Spec 4, Checkout guards). */
export default function Screen(props: ScreenProps['webshop/login']) {
	const t = useLabels();
	const checkout = useCheckout('login', props);
	const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
	const { status, identity, forward } = checkout;
	const isKnown = status === 'ready' && (identity?.signedIn || identity?.mayContinueAsGuest) === true;
	useEffect(() => {
		if (isKnown) void forward(true);
	}, [isKnown]);
	const asGuest = async () => {
		setState('pending');
		if (!(await continueAsGuest())) return setState('failed');
		await checkout.reload();
	};
	const next = props.steps.find(({ step }) => step === 'customer');
	const back = next ? `?redirect=${encodeURIComponent(next.url)}` : '';
	return (
		<CheckoutFrame {...props} step="login" checkout={checkout}>
			<div className={styles['choices']}>
				<Panel title={t('checkout.login.guest')} text={t('checkout.login.guest_text')}>
					<Notice tone="error">{state === 'failed' && t('checkout.failed')}</Notice>
					<Button wide busy={state === 'pending'} onClick={() => void asGuest()}>
						{t('checkout.login.as_guest')}
					</Button>
				</Panel>
				<Panel title={t('checkout.login.customer')} text={t('checkout.login.customer_text')}>
					{props.urls.login && (
						<ButtonLink variant="secondary" wide href={props.urls.login + back}>
							{t('login.submit')}
						</ButtonLink>
					)}
					<p>{props.urls.signup && <Link href={props.urls.signup + back}>{t('checkout.login.signup')}</Link>}</p>
				</Panel>
			</div>
		</CheckoutFrame>
	);
}
