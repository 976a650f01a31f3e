import type { PriceEntry } from '../../api/products.ts';
import { toComma } from '../../ui/typed.ts';

/** Prices as shoppers see them. */
export const WITH_VAT: PriceEntry = { without_vat: false, percents: {} };

/** A stored price with VAT (`129.90`) as the form shows it. Four decimals of a net price convert back to the same cents. */
export function toShownPrice(amount: string, { without_vat, percents }: PriceEntry, taxClass: string): string {
	if (!without_vat || amount === '') return toComma(amount);
	const net = ((Number(amount) * 100) / (100 + (percents[taxClass] ?? 0))).toFixed(4);
	return toComma(net.replace(/0{1,2}$/, ''));
}
