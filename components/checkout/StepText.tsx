import type { ReactNode } from 'react';
import type { CartView } from '#lib/cart/cart.ts';
import { useCartData } from '#lib/checkout/client/use-cart-data.ts';
import { toStepText } from '#lib/checkout/to-step-text.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { CheckoutStep } from '#lib/platform/config/checkout-steps.ts';

interface StepTextProps {
	readonly step: CheckoutStep;
	readonly cart: CartView;
}

/** What was chosen at a step, as one text; nothing if nothing was. */
export default function StepText({ step, cart }: StepTextProps): ReactNode {
	const t = useLabels();
	const customer = useCartData(step === 'customer' ? '/api/hapi/webshop/customer' : null);
	return toStepText(step, { cart, customer: customer.data, t });
}
