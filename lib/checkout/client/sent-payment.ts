import type { PaymentForm } from '@titraj/contract/checkout-outcome.ts';

const NAME = 'payment-sent';
/** Where the browser keeps nothing for the shop. */
const inThisPage = new Set<string>();

/**
 * Whether the form of this attempt may go to the provider: the first time that this tab asks. Back from the bank, or a reload, comes to the same form
 * again and must not send it twice; a new attempt has a form of its own (Spec 4, Checkout result).
 */
export function takePaymentForm(form: PaymentForm): boolean {
	if (wasSent(form)) return false;
	const key = JSON.stringify(form);
	inThisPage.add(key);
	try {
		sessionStorage.setItem(NAME, key);
	} catch {
		// Known until the page is left.
	}
	return true;
}

/** Whether this tab has sent the form of this attempt already. */
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
