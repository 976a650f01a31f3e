import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import { isProviderReady } from '../../payments/index.ts';
import type { Currency } from '../../platform/market/currency.ts';
import { isCompanyKnown } from '../../platform/shop/company.ts';
import type { CallConfig } from '../../platform/shop/live-settings.ts';
import type { ShippingPlan } from '../../shipping/index.ts';
import { type PaymentRule, paymentRules } from './payment-rules.ts';

type OfferSource = Pick<CallConfig, 'paymentMethods' | 'paymentTerms' | 'takesTransfers' | 'company' | 'ordersStopped'> & Parameters<typeof isProviderReady>[1];

/** Payment methods that the shop offers, in the order of its settings. Empty until the company is complete, and while orders are stopped; none whose provider lacks a setting, no bank transfers without an IBAN. */
export function offeredPayments(
	{ paymentMethods, paymentTerms, takesTransfers, company, ordersStopped, ...config }: OfferSource,
	currency: Currency,
): PaymentRule[] {
	if (ordersStopped === true || !isCompanyKnown(company)) return [];
	const rules = paymentRules(currency, paymentTerms).filter(({ provider }) => provider === null || isProviderReady(provider, config));
	return paymentMethods.filter((code) => takesTransfers || code !== BANK_TRANSFER).flatMap((code) => rules.find((rule) => rule.code === code) ?? []);
}

/** The methods that some way of handing over accepts: payment in a store needs pickup, cash on delivery a shipping method that takes cash. */
export function reachablePayments(rules: readonly PaymentRule[], { zones, pickup }: Pick<ShippingPlan, 'zones' | 'pickup'>): PaymentRule[] {
	const takesCash = zones.some(({ rules: methods }) => methods.some((method) => method.takesCash));
	return rules.filter(({ shipping }) => (shipping === 'pickup' ? pickup.length > 0 : shipping === 'cash' ? takesCash : true));
}
