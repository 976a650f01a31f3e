import { Notice } from '#components/account/Notice.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { CheckoutStepLink } from '#lib/checkout/checkout-screens.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { errorText } from '#lib/platform/i18n/error-label.ts';
import { backendLabel } from '#lib/platform/i18n/label-key.ts';
import type { ParcelMethods } from './parcel-methods.ts';

interface UnreachedAddressProps {
	readonly parcels: readonly ParcelMethods[];
	/** Where the address can be changed; not given on the screen that asks for it. */
	readonly steps?: readonly CheckoutStepLink[];
}

/** Shows why nothing is delivered to the address, with a link to change it. */
export function UnreachedAddress({ parcels, steps = [] }: UnreachedAddressProps) {
	const t = useLabels();
	const label = parcels.find(({ label_name }) => label_name)?.label_name;
	const customer = steps.find(({ step }) => step === 'customer');
	if (!label) return null;
	return (
		<Notice tone="error">
			{errorText(t, backendLabel('error_shipping_', label), 'checkout.failed')}{' '}
			{customer && <Link href={customer.url}>{t('checkout.review.change_named', { step: customer.title })}</Link>}
		</Notice>
	);
}
