import type { PaymentForm } from '@titraj/contract/checkout-outcome.ts';

const NAME = 'payment-sent';
/** Forms sent from this page; needed if storage is unavailable. */
const inThisPage = new Set<string>();

/**
 * Whether the form of this payment attempt may be sent: true for the first call in this tab. Going back from the bank or reloading shows
 * the same form, which must not be sent twice; a new attempt has a new form (Spec 4, Checkout result).
 */
export function takePaymentForm(form: PaymentForm): boolean {
	if (wasSent(form)) return false;
	const key = JSON.stringify(form);
	inThisPage.add(key);
	try {
		sessionStorage.setItem(NAME, key);
	} catch {
		// Storage is unavailable: known until the page is left.
	}
	return true;
}

/** Whether this tab has already sent the form of this payment attempt. */
export function wasSent(form: PaymentForm): boolean {
	const key = JSON.stringify(form);
	return inThisPage.has(key) || readStored() === key;
}

function readStored(): string | null {
	try {
		return sessionStorage.getItem(NAME);
	} catch {
		return null;
	}
}
