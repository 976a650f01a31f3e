import { useEffect, useState } from 'react';
import { Notice } from '#components/account/Notice.tsx';
import { OrderOutcome } from '#components/checkout/OrderOutcome.tsx';
import { OrderState } from '#components/checkout/OrderState.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { useCartIsEmpty } from '#lib/cart/client/use-cart-is-empty.ts';
import { type OrderFailure, readFailure } from '#lib/checkout/client/failed-order.ts';
import { useOrder } from '#lib/checkout/client/use-order.ts';
import { useOrderError } from '#lib/checkout/client/use-order-error.ts';
import { readOrderError } from '#lib/checkout/order-error.ts';
import { readOrderIdentificator } from '#lib/checkout/order-identificator.ts';
import { writeOrderNumber } from '#lib/checkout/order-number.ts';
import { findOrderOutcome } from '#lib/checkout/order-outcome.ts';
import { useLocationSearch } from '#lib/navigation/client/use-location-search.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { backendLabel } from '#lib/platform/i18n/label-key.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';

/** Label for an invalid signature of the bank: it is unknown whether the order is paid. */
const UNBELIEVED = 'error_payment_signature';

/** Label stored for a refusal that has none. */
const UNNAMED = 'checkout.failed';

type Props = ScreenProps['webshop/failed_order'];

/** An order that was not placed, or one whose payment failed. The state of an order comes from the backend, not from the URL (Spec 4, Checkout result). */
export default function Screen(props: Props) {
	const search = useLocationSearch();
	const identificator = readOrderIdentificator(search);
	// The URL is read only in the browser.
	if (search === null)
		return (
			<div className={styles['screen']}>
				<h1>{props.title}</h1>
				<NeedsScript />
			</div>
		);
	return identificator === null ? <NotPlaced {...props} /> : <NotPaid {...props} identificator={identificator} />;
}

/** The order exists and its cart is empty: links lead to another payment and to the order. */
function NotPaid({ title, urls, orderNumberPattern, identificator }: Props & { readonly identificator: string }) {
	const t = useLabels();
	const state = useOrder(identificator);
	const isFailed = state.order === undefined || findOrderOutcome(state.order) === 'payment_failed';
	const query = `?order_identificator=${identificator}`;
	return (
		<OrderState title={isFailed ? title : t('checkout.view_order.title')} of={state} isRead>
			{(order) => (
				<>
					<OrderOutcome order={order} number={writeOrderNumber(orderNumberPattern, order.number)} reload={state.reload} />
					{order.payment.may_retry && urls.new_payment && <ButtonLink href={urls.new_payment + query}>{t('checkout.pay_again')}</ButtonLink>}
					{urls.view_order && (
						<ButtonLink href={urls.view_order + query} variant={order.payment.may_retry ? 'secondary' : undefined}>
							{t('order_lookup.submit')}
						</ButtonLink>
					)}
				</>
			)}
		</OrderState>
	);
}

/** Shown when no order was placed: the reason, if this tab knows it, and a link to the cart unless that is empty. */
function NotPlaced({ title, steps, urls }: Props) {
	const t = useLabels();
	const search = useLocationSearch();
	const error = useOrderError();
	const isCartEmpty = useCartIsEmpty();
	const [failure, setFailure] = useState<OrderFailure | null | undefined>(undefined);
	useEffect(() => setFailure(readFailure()), []);
	const cart = steps.find(({ step }) => step === 'shopping_cart');
	const isUnbelieved = error === UNBELIEVED;
	const isKnown = failure?.label === (readOrderError(search) ?? UNNAMED);
	return (
		<div className={styles['screen']}>
			<h1>{title}</h1>
			<NeedsScript />
			<Notice tone="error">{(isUnbelieved || isKnown) && t(error ?? 'checkout.failed')}</Notice>
			{isKnown && !isUnbelieved && isCartEmpty !== undefined && <p>{t(isCartEmpty ? 'checkout.not_placed_empty' : 'checkout.not_placed')}</p>}
			{failure !== undefined && !isKnown && !isUnbelieved && isCartEmpty !== undefined && (
				<p>{t(isCartEmpty ? 'checkout.no_failure_empty' : 'checkout.no_failure')}</p>
			)}
			{isKnown && failure && failure.changes.length > 0 && (
				<ul className={styles['changes']}>
					{failure.changes.map(({ shopping_cart_code, title: product, label_name }) => (
						<li key={shopping_cart_code}>
							<b>{product}</b>: {t(backendLabel('changed_', label_name))}
						</li>
					))}
				</ul>
			)}
			{(!isKnown || isCartEmpty) && failure !== undefined && urls.order_lookup && (
				<ButtonLink href={urls.order_lookup}>{t('checkout.order_lookup.title')}</ButtonLink>
			)}
			{isCartEmpty && (
				<ButtonLink href={t.home} variant="secondary">
					{t('cart.continue')}
				</ButtonLink>
			)}
			{cart && isCartEmpty === false && (
				<ButtonLink href={cart.url} variant={isKnown ? undefined : 'secondary'}>
					{t('checkout.back_to_cart')}
				</ButtonLink>
			)}
		</div>
	);
}
