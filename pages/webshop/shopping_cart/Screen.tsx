import { useEffect, useState } from 'react';
import { Notice } from '#components/account/Notice.tsx';
import { CartEmpty } from '#components/commerce/CartEmpty.tsx';
import { CartError } from '#components/commerce/CartError.tsx';
import { CartLines } from '#components/commerce/CartLines.tsx';
import { CartSkeleton } from '#components/commerce/CartSkeleton.tsx';
import { LastViewed } from '#components/commerce/LastViewed.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import type { CartLine } from '#lib/cart/cart.ts';
import { useCart } from '#lib/cart/client/use-cart.ts';
import { useAbandonment } from '#lib/checkout/client/use-abandonment.ts';
import { findStepLink } from '#lib/checkout/join-steps.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useSession } from '#lib/platform/client/use-session.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { CartSummary } from './CartSummary.tsx';
import { GoesWith } from './GoesWith.tsx';
import { LastOrder } from './LastOrder.tsx';
import { Removed } from './Removed.tsx';
import styles from './Screen.module.css';

/** The cart: a prerendered shell with live content (D9). */
export default function Screen({ title, steps, urls, guarantee, webshopAuth, noDelivery }: ScreenProps['webshop/shopping_cart']) {
	const t = useLabels();
	const { status, cart, setQuantity, remove, reload } = useCart();
	const { outcome, save } = useAbandonment();
	const { identity } = useSession();
	const [removed, setRemoved] = useState<CartLine>();
	/** The cart code of a line that was put back and has not appeared yet. */
	const [restored, setRestored] = useState<string>();
	const checkoutUrl = findStepLink(steps, webshopAuth ? 'login' : 'customer')?.url;
	// Signed-in customers with a known address and payment method go directly to the review.
	const reviewUrl =
		identity?.signedIn && t.offers('default_shipping') && t.offers('payment_choice') ? steps.find(({ step }) => step === 'review_order')?.url : undefined;
	const takeOut = (cartCode: string) => {
		setRemoved(cart?.lines.find((line) => line.cartCode === cartCode));
		setRestored(undefined);
		return remove(cartCode);
	};
	const isBack = cart?.lines.some((line) => line.cartCode === restored);
	useEffect(() => {
		if (isBack) setRestored(undefined);
	}, [isBack]);
	const putBack = (cartCode: string) => {
		setRemoved(undefined);
		setRestored(cartCode);
	};
	return (
		<div className={styles['screen']}>
			{outcome && (
				<div className={styles['notice']}>
					<Notice tone={outcome.tone}>{t(outcome.label)}</Notice>
				</div>
			)}
			<Removed line={removed} onRestored={putBack} />
			{!cart && status === 'error' && <CartError level={1} onRetry={reload} />}
			{cart?.lines.length === 0 && (
				<>
					<CartEmpty level={1} />
					<LastViewed />
					{urls.view_order && <LastOrder url={urls.view_order} />}
				</>
			)}
			{(cart ? cart.lines.length > 0 : status !== 'error') && (
				<div className={styles['cart']}>
					<header className={styles['header']}>
						<h1>{title}</h1>
						<p className={styles['count']}>{cart && t.plural('cart.count', cart.count)}</p>
					</header>
					<NeedsScript />
					{cart ? <CartLines cart={cart} setQuantity={setQuantity} remove={takeOut} restored={restored} /> : <CartSkeleton />}
					<CartSummary {...{ cart, checkoutUrl, reviewUrl, noDelivery, reload }} guarantee={guarantee} onSave={save} />
				</div>
			)}
			{status === 'idle' && (
				<div className={styles['empty']}>
					<CartEmpty level={2} />
					<LastViewed />
				</div>
			)}
			{cart && cart.lines.length > 0 && <GoesWith ids={cart.lines.map(({ id }) => id).join()} />}
		</div>
	);
}
