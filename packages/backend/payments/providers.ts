import type { PaymentProvider } from '@titraj/contract/shop/define-payment-provider.ts';
import { bank } from './providers/bank.ts';
import { bankTransfer } from './providers/bank-transfer.ts';
import { mollie } from './providers/mollie.ts';
import { monri } from './providers/monri.ts';
import { stripe } from './providers/stripe.ts';

/** Providers that ship with the shop: one file and one line each. A merchant's own are listed in `defineShop({ payments })`. */
export const SHIPPED_PROVIDERS: readonly PaymentProvider[] = [bank, bankTransfer, stripe, monri, mollie];
