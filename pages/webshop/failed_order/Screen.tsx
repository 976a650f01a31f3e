import { useEffect, useState } from 'react';
import { Notice } from '#components/account/Notice.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { readOrderIdentificator } from '#lib/domain/checkout/order-identificator.ts';
import type { ScreenProps } from '#lib/domain/screen.ts';
import { type OrderFailure, readFailure } from '#lib/hooks/checkout/failed-order.ts';
import { useOrderError } from '#lib/hooks/checkout/use-order-error.ts';
import { useLocationSearch } from '#lib/hooks/use-location-search.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './Screen.module.css';

/** A bank's word that cannot be believed: whether the order is paid is not known here. */
const UNBELIEVED = 'error_payment_signature';

/** The order was not placed, or not paid: why, that nothing is lost, and the way on (Spec 4, Checkout result). */
export default function Screen({ title, steps, urls }: ScreenProps['webshop/failed_order']) {
	const t = useLabels();
	const identificator = readOrderIdentificator(useLocationSearch());
	const error = useOrderError();
	const [failure, setFailure] = useState<OrderFailure | null>(null);
	useEffect(() => setFailure(readFailure()), []);
	const changes = failure?.label === error ? (failure?.changes ?? []) : [];
	return (
		<div className={styles['f']}>
			<h1>{title}</h1>
			<NeedsScript />
			<Notice tone="error">{identificator ? t('checkout.payment_failed') : t(error ?? 'checkout.not_placed')}</Notice>
			{!identificator && error !== null && error !== UNBELIEVED && <p>{t('checkout.not_placed')}</p>}
			{!identificator && changes.length > 0 && (
				<ul>
					{changes.map(({ shopping_cart_code, title: product, label_name }) => (
						<li key={shopping_cart_code}>
							<b>{product}</b>: {t(label_name)}
						</li>
					))}
				</ul>
			)}
			{identificator && <ButtonLink href={`${urls.new_payment}?order_identificator=${identificator}`}>{t('checkout.pay_again')}</ButtonLink>}
			{error === UNBELIEVED && <ButtonLink href={urls.order_lookup}>{t('checkout.order_lookup.title')}</ButtonLink>}
			<ButtonLink
				href={steps.find(({ step }) => step === 'shopping_cart')?.url ?? t.home}
				variant={identificator || error === UNBELIEVED ? 'secondary' : undefined}
			>
				{t('checkout.back_to_cart')}
			</ButtonLink>
		</div>
	);
}
