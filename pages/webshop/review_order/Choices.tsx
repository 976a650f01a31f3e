import type { CartCustomer } from '@titraj/contract/checkout.ts';
import { type ReactNode, useId } from 'react';
import { AddressText } from '#components/checkout/AddressText.tsx';
import { LockerText } from '#components/checkout/LockerText.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { CartView } from '#lib/cart/cart.ts';
import type { CheckoutProps } from '#lib/checkout/checkout-screens.ts';
import { findStepLink } from '#lib/checkout/join-steps.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { CheckoutStep } from '#lib/platform/config/checkout-steps.ts';
import { formatDays } from '#lib/platform/i18n/format-days.ts';
import styles from './Choices.module.css';

interface ChoicesProps {
	readonly customer: CartCustomer;
	readonly cart: CartView | undefined;
	readonly steps: CheckoutProps['steps'];
}

/** The choices of the earlier steps, each with a link back to its step. Delivery and payment are left out if the shop has neither a step for them nor anything preset. */
export function Choices({ customer, cart, steps }: ChoicesProps) {
	const t = useLabels();
	const { parcels = [] } = cart ?? {};
	/** Nothing is brought to the address: it is only the customer's. */
	const isCollected = parcels.length > 0 && parcels.every(({ locker, location }) => locker || location);
	const stepOf = (step: CheckoutStep) => findStepLink(steps, step);
	const change = (step: CheckoutStep) => {
		const link = stepOf(step);
		return (
			link && (
				<p className={styles['change']}>
					<Link href={link.url} aria-label={t('checkout.review.change_named', { step: link.title })}>
						{t('checkout.review.change')}
					</Link>
				</p>
			)
		);
	};
	return (
		<div className={styles['choices']}>
			<Choice title={t(isCollected ? 'checkout.step.customer' : 'checkout.review.delivery')}>
				{customer.delivery && <AddressText address={customer.delivery} />}
				{customer.email && <p className={styles['detail']}>{customer.email}</p>}
				{change('customer')}
			</Choice>
			{customer.billing && (
				<Choice title={t('checkout.customer.billing')}>
					<AddressText address={customer.billing} />
					{change('customer')}
				</Choice>
			)}
			{(stepOf('shipping') || cart?.parcels) && (
				<Choice title={t('checkout.shipping.legend')}>
					{cart?.parcels?.map(({ id, title, location, locker, from, to }) => (
						<div key={id}>
							<b>{location?.title ? `${title}: ${location.title}` : title}</b>
							{locker && <LockerText locker={locker} />}
							{from && to && (
								<p className={styles['detail']}>{t(location ? 'checkout.pickup_days' : 'checkout.shipping.days', { days: formatDays(from, to, t.locale) })}</p>
							)}
						</div>
					))}
					{change('shipping')}
				</Choice>
			)}
			{(stepOf('payment') || cart?.payment) && (
				<Choice title={t('checkout.payment.legend')}>
					{cart?.payment && (
						<div>
							<b>{cart.payment.title}</b>
							{cart.payment.instalments > 1 && <p className={styles['detail']}>{t('checkout.payment.count', { count: cart.payment.instalments })}</p>}
						</div>
					)}
					{change('payment')}
				</Choice>
			)}
		</div>
	);
}

function Choice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
	const id = useId();
	return (
		<section className={styles['choice']} aria-labelledby={id}>
			<h2 className={styles['title']} id={id}>
				{title}
			</h2>
			{children}
		</section>
	);
}
