export const BANK_TRANSFER = 'bank_transfer';
export const CASH_ON_DELIVERY = 'cash_on_delivery';
/** Payment at pickup; until then the goods are reserved for a limited time. */
export const PAY_IN_STORE = 'pay_in_store';
/** Money of gift vouchers, which no provider and no staff collect. */
export const GIFT_VOUCHER = 'gift_voucher';

/** Codes of the payment methods that the shop knows, in the order in which they are offered. A backend may have others. */
export const PAYMENT_CODES = ['card', 'wallet', 'card_direct', 'card_form', BANK_TRANSFER, CASH_ON_DELIVERY, PAY_IN_STORE] as const;
