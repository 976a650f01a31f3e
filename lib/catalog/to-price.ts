import { isReduced, toReductionPercent } from '@titraj/contract/formats/reduction.ts';
import type { CatalogProductCard } from '@titraj/contract/product-card.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';
import type { Price } from './product.ts';

type PriceFields = Pick<CatalogProductCard, 'price_custom' | 'basic_price_custom' | 'extra_price_lowest'> &
	Partial<Pick<CatalogProductCard, 'unitd_price' | 'unitd_qty' | 'unitd_description' | 'installments_info'>>;

/**
 * Maps a price. A sale is shown only if the price is reduced (Spec 4, D42), together with the lowest price of 30 days (D14), from which the
 * percentage is calculated (docs/decisions/0020). Throws on an unreadable price.
 */
export function toPrice(wire: PriceFields, currency: string): Price {
	const now = toMoney(wire.price_custom, currency);
	if (!now) throw new Error(`price_custom ${JSON.stringify(wire.price_custom)} is not a price`);
	const regularPrice = toMoney(wire.basic_price_custom, currency);
	const unit = toMoney(wire.unitd_price, currency);
	const instalments = toInstalments(wire.installments_info, currency);
	const own = {
		price: now,
		...(unit && { unit: { price: unit, description: wire.unitd_description ?? '', quantity: wire.unitd_qty ?? null } }),
		...(instalments && { instalments }),
	};
	const lowestPrice30Days = toMoney(wire.extra_price_lowest, currency);
	if (!regularPrice || !lowestPrice30Days) return own;
	const asked = { now: now.minor, regular: regularPrice.minor, lowest: lowestPrice30Days.minor };
	return isReduced(asked) ? { ...own, regularPrice, percent: toReductionPercent(asked), lowestPrice30Days } : own;
}

function toInstalments(wire: PriceFields['installments_info'], currency: string): Price['instalments'] {
	const amount = wire && toMoney(wire.amount, currency);
	if (!wire || !amount) return undefined;
	const last = toMoney(wire.last_amount, currency);
	return { count: wire.count, amount, ...(last && last.minor !== amount.minor && { last }) };
}
