import { type CheckoutStep, toSteps } from '#lib/domain/checkout/steps.ts';

/** How the shop sells (Spec 2, General rules; Spec 4, Checkout guards; Spec 9, Defaults). */
export interface CheckoutSettings {
	readonly steps: readonly CheckoutStep[];
	/** Checkout asks for a login or a guest's word first. */
	readonly webshopAuth: boolean;
	/** How an order's number is written; `%order_number%` stands for it. */
	readonly orderNumberPattern: string;
	/** Bank transfers have a slip to print. */
	readonly printsPaymentTransfer: boolean;
	/** Lines of an order say their EAN. */
	readonly showsItemEan: boolean;
	/** Many products can be ordered at once by their codes. */
	readonly quickOrder: boolean;
}

/** Names of the variables behind `CheckoutSettings`. */
export const CHECKOUT_VARIABLES = ['CHECKOUT_STEPS', 'WEBSHOP_AUTH', 'ORDER_NUMBER_PATTERN', 'PAYMENT_TRANSFER_PRINT', 'SHOW_ITEM_EAN', 'QUICK_ORDER'] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/** The settings of cart and checkout. Throws with the variable's name and what it wants. */
export function parseCheckoutSettings(variables: Variables): CheckoutSettings {
	return {
		steps: parseSteps(variables['CHECKOUT_STEPS']),
		webshopAuth: parseSwitch('WEBSHOP_AUTH', variables),
		orderNumberPattern: parsePattern(variables['ORDER_NUMBER_PATTERN'] || '%order_number%'),
		printsPaymentTransfer: parseSwitch('PAYMENT_TRANSFER_PRINT', variables),
		showsItemEan: parseSwitch('SHOW_ITEM_EAN', variables),
		quickOrder: parseSwitch('QUICK_ORDER', variables),
	};
}

function parseSteps(value: string | undefined): readonly CheckoutStep[] {
	if (!value) return toSteps();
	try {
		return toSteps(value.split(',').map((name) => name.trim()));
	} catch (cause) {
		throw new Error(`CHECKOUT_STEPS is "${value}": ${String(cause)}`, { cause });
	}
}

function parsePattern(value: string): string {
	if (!value.includes('%order_number%')) throw new Error(`ORDER_NUMBER_PATTERN is "${value}"; it must have %order_number% in it`);
	return value;
}

function parseSwitch(name: (typeof CHECKOUT_VARIABLES)[number], variables: Variables): boolean {
	const value = variables[name] || 'on';
	if (value !== 'on' && value !== 'off') throw new Error(`${name} is "${value}"; it must be on or off`);
	return value === 'on';
}
