/** Codes of the payment methods that the shop knows, in the order in which they are offered. */
export const PAYMENT_CODES = ['card', 'wallet', 'card_direct', 'card_form', 'bank_transfer', 'cash_on_delivery', 'pay_in_store'] as const;

export type PaymentCode = (typeof PAYMENT_CODES)[number];
