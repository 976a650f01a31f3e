import type { CartCustomer } from '@titraj/contract/checkout.ts';
import { Panel } from '#components/account/Panel.tsx';
import { AddressText } from '#components/checkout/AddressText.tsx';
import { LockerText } from '#components/checkout/LockerText.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { CartView } from '#lib/domain/cart.ts';
import type { CheckoutStep } from '#lib/domain/checkout/steps.ts';
import type { CheckoutProps } from '#lib/domain/checkout-screens.ts';
import { formatDays } from '#lib/i18n/format-days.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './Choices.module.css';

interface ChoicesProps {
	readonly customer: CartCustomer;
	readonly cart: CartView | undefined;
	readonly steps: CheckoutProps['steps'];
}

/** What was chosen in the steps before, each with the way back to it. */
export function Choices({ customer, cart, steps }: ChoicesProps) {
	const t = useLabels();
	const goesToLocker = cart?.parcels?.some(({ locker }) => locker) ?? false;
	const change = (step: CheckoutStep) => {
		const link = steps.find((each) => each.step === step);
		return (
			link && (
				<p>
					<Link href={link.url} aria-label={t('checkout.review.change_named', { step: link.title })}>
						{t('checkout.review.change')}
					</Link>
				</p>
			)
		);
	};
	return (
		<div className={styles['c']}>
			<Panel title={t(goesToLocker ? 'checkout.step.customer' : 'checkout.review.delivery')}>
				{customer.delivery && <AddressText address={customer.delivery} />}
				{customer.email && <p>{customer.email}</p>}
				{change('customer')}
			</Panel>
			{customer.billing && (
				<Panel title={t('checkout.customer.billing')}>
					<AddressText address={customer.billing} />
					{change('customer')}
				</Panel>
			)}
			<Panel title={t('checkout.shipping.legend')}>
				{cart?.parcels?.map(({ id, title, location, locker, from, to }) => (
					<div key={id}>
						<b>{location?.title ? `${title}: ${location.title}` : title}</b>
						{locker && <LockerText locker={locker} />}
						{from && to && <p>{t('checkout.shipping.days', { days: formatDays(from, to, t.locale) })}</p>}
					</div>
				))}
				{change('shipping')}
			</Panel>
			<Panel title={t('checkout.payment.legend')}>
				{cart?.payment && (
					<div>
						<b>{cart.payment.title}</b>
						{cart.payment.instalments > 1 && <p>{t('checkout.payment.count', { count: cart.payment.instalments })}</p>}
					</div>
				)}
				{change('payment')}
			</Panel>
		</div>
	);
}
