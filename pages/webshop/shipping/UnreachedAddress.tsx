import { Notice } from '#components/account/Notice.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { CheckoutStepLink } from '#lib/checkout/checkout-screens.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { errorLabel } from '#lib/platform/i18n/error-label.ts';
import type { ParcelMethods } from './ParcelForm.tsx';

interface UnreachedAddressProps {
	readonly parcels: readonly ParcelMethods[];
	readonly steps: readonly CheckoutStepLink[];
}

/** Shows why nothing is delivered to the address, with a link to change it. */
export function UnreachedAddress({ parcels, steps }: UnreachedAddressProps) {
	const t = useLabels();
	const label = parcels.find(({ label_name }) => label_name)?.label_name;
	const customer = steps.find(({ step }) => step === 'customer');
	if (!label) return null;
	return (
		<Notice tone="error">
			{t(errorLabel({ label }, 'checkout.failed'))} {customer && <Link href={customer.url}>{t('checkout.review.change_named', { step: customer.title })}</Link>}
		</Notice>
	);
}
