import { onOff } from '@titraj/contract/settings/formats.ts';
import { setting } from '@titraj/contract/settings/setting.ts';
import { toOwnScreens, toSteps } from '../checkout-steps.ts';

const names = (text: string) => (text === '' ? [] : text.split(',').map((name) => name.trim()));
const steps = (text: string) => toSteps(text === '' ? undefined : names(text));

const numberPattern = (text: string): string => {
	if (!text.includes('%order_number%')) throw new Error('it must contain %order_number%');
	return text;
};

/** Settings of the checkout (Spec 2, General rules; Spec 4, Checkout guards; Spec 9, Defaults). */
export const CHECKOUT_SETTINGS = {
	steps: setting('CHECKOUT_STEPS', steps, {
		standard: '',
		about: 'Optional checkout steps that the shop has, comma-separated: shipping, payment, review_order. Empty: all.',
	}),
	ownScreens: setting('CHECKOUT_OWN_SCREENS', (text) => toOwnScreens(names(text)), {
		standard: '',
		about: 'Steps with a screen of their own, comma-separated: login, shipping. Empty: the customer screen asks for guest or sign-in and for delivery.',
	}),
	webshopAuth: setting('WEBSHOP_AUTH', onOff, {
		standard: 'on',
		about: 'on: the checkout first asks buyers to sign in or to continue as a guest. off: it does not ask.',
	}),
	orderNumberPattern: setting('ORDER_NUMBER_PATTERN', numberPattern, {
		standard: '%order_number%',
		about: 'Format of order numbers; %order_number% is replaced with the number.',
	}),
	printsPaymentTransfer: setting('PAYMENT_TRANSFER_PRINT', onOff, { standard: 'on', about: 'on: bank transfers have a payment slip to print.' }),
	showsItemEan: setting('SHOW_ITEM_EAN', onOff, { standard: 'on', about: 'on: lines of an order show their EAN.' }),
	quickOrder: setting('QUICK_ORDER', onOff, {
		standard: 'on',
		about: 'on: the catalog has a form to order several products at once by their codes. off: it does not.',
	}),
} as const;
