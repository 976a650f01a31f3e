import type { CatalogProductCard } from '@titraj/contract/catalog.ts';
import { isReduced, toReductionPercent } from '@titraj/contract/formats/reduction.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';
import type { Price } from './product.ts';

type PriceFields = Pick<CatalogProductCard, 'price_custom' | 'basic_price_custom' | 'extra_price_lowest'> &
	Partial<Pick<CatalogProductCard, 'unitd_price' | 'unitd_qty' | 'unitd_description' | 'installments_info'>>;

/**
 * The price block of a product: a sale shows where the price is reduced (Spec 4, D42), with its lowest price of 30 days (D14), from which its per cent are
 * counted (docs/decisions/0020). Throws on an unreadable price.
 */
export function toPrice(wire: PriceFields, currency: string): Price {
	const now = toMoney(wire.price_custom, currency);
	if (!now) throw new Error(`price_custom ${JSON.stringify(wire.price_custom)} is not a price`);
	const before = toMoney(wire.basic_price_custom, currency);
	const unit = toMoney(wire.unitd_price, currency);
	const instalment = wire.installments_info && toMoney(wire.installments_info.amount, currency);
	const price = {
		now,
		...(unit && { unit: { price: unit, description: wire.unitd_description ?? '', quantity: wire.unitd_qty ?? null } }),
		...(wire.installments_info && instalment && { instalments: { count: wire.installments_info.count, amount: instalment } }),
	};
	const lowest30 = toMoney(wire.extra_price_lowest, currency);
	if (!before || !lowest30) return price;
	const asked = { now: now.minor, regular: before.minor, lowest: lowest30.minor };
	return isReduced(asked) ? { ...price, before, percent: toReductionPercent(asked), lowest30 } : price;
}
