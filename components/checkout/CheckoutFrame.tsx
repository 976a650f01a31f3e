import type { ReactNode } from 'react';
import { CartError } from '#components/commerce/CartError.tsx';
import { CartSkeleton } from '#components/commerce/CartSkeleton.tsx';
import { Link } from '#components/ui/Link.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import type { CheckoutProps } from '#lib/checkout/checkout-screens.ts';
import type { Checkout } from '#lib/checkout/client/use-checkout.ts';
import { splitSteps } from '#lib/checkout/shown-steps.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { CheckoutStep } from '#lib/platform/config/checkout-steps.ts';
import styles from './CheckoutFrame.module.css';
import { LaterOrder } from './LaterOrder.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PlacingContext } from './placing.ts';
import { StepBar } from './StepBar.tsx';
import { StepRows } from './StepRows.tsx';

interface CheckoutFrameProps extends Pick<CheckoutProps, 'title' | 'steps' | 'urls' | 'guarantee'> {
	readonly step: CheckoutStep;
	readonly checkout: Checkout;
	/** Shown below the order summary: the order form, at the last step. */
	readonly end?: ReactNode;
	readonly children: ReactNode;
}

/**
 * A step of the checkout: progress, content and order summary; on a desktop also the steps before and after it, which makes them look like one page (0084). The content is rendered once
 * the step is known to be allowed.
 */
export function CheckoutFrame({ title, steps, urls, guarantee, step, checkout, end, children }: CheckoutFrameProps) {
	const t = useLabels();
	const { status, cart, previous, placing, identity } = checkout;
	const own = steps.find((link) => link.step === step)?.url;
	const mayKnow = status === 'ready' && identity?.signedIn === false && step !== 'login' && step !== 'shopping_cart';
	const { done, next } = splitSteps(steps, step);
	const rowsCart = status === 'ready' ? cart : undefined;
	return (
		<div className={styles['frame']}>
			<StepBar steps={steps} current={step} />
			<div className={styles['steps']}>
				{/* The review shows every choice in full. */}
				{step !== 'review_order' && <StepRows rows={done} state="done" cart={rowsCart} />}
				<h1>{title}</h1>
				<NeedsScript />
				<div className={styles['main']} aria-busy={status === 'pending' || undefined}>
					{mayKnow && own && urls.login && (
						<p>
							{t('checkout.have_account')} <Link href={`${urls.login}?redirect=${encodeURIComponent(own)}`}>{t('login.submit')}</Link>
						</p>
					)}
					{status === 'error' && <CartError level={3} onRetry={() => checkout.reload()} />}
					{status === 'pending' && <CartSkeleton />}
					{status === 'ready' && <PlacingContext value={{ placing, onEdit: checkout.edit }}>{children}</PlacingContext>}
					{status === 'ready' && previous && (
						<p className={styles['back']}>
							<Link href={previous.url}>{t('checkout.back_to', { step: previous.title })}</Link>
						</p>
					)}
				</div>
				<div className={styles['next']}>
					<StepRows rows={next} state="next" cart={rowsCart} />
				</div>
			</div>
			{status === 'ready' && cart && (
				<div className={styles['side']}>
					<OrderSummary cart={cart} />
					{end}
					{placing && <LaterOrder cart={cart} guarantee={guarantee} urls={urls} steps={steps} focused />}
				</div>
			)}
		</div>
	);
}
