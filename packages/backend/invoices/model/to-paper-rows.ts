import type { Currency } from '../../platform/market/currency.ts';
import { taxOrder } from '../../platform/tax/tax-order.ts';
import type { PaperRow } from './paper-content.ts';

interface Line {
	readonly position: number;
	readonly code: string;
	readonly title: string;
	readonly unit: string;
	readonly qty: number;
	readonly unit_cents: number;
	readonly discount_cents: number;
	readonly coupon_cents: number;
	readonly total_cents: number;
	readonly tax_percent: number;
}

/** A stored order, as far as papers need it. */
export interface ChargedOrder {
	readonly currency: Currency;
	readonly lines: readonly Line[];
	readonly shipping: readonly { readonly code: string; readonly title: string; readonly cents: number }[];
	readonly fee: { readonly code: string; readonly title: string; readonly cents: number };
}

/** Rows of all that an order charges. A charge that is split over VAT rates has a row for each. Their sums are the order's, to the cent. */
export function toPaperRows({ currency, lines, shipping, fee }: ChargedOrder): PaperRow[] {
	const tax = taxOrder({
		currency,
		lines: lines.map(({ total_cents, coupon_cents, tax_percent }) => ({ cents: total_cents - coupon_cents, percent: tax_percent })),
		shipping: shipping.map(({ cents }) => cents),
		payment: fee.cents,
	});
	const goods = lines.map(
		({ position, code, title, unit, qty, unit_cents, discount_cents, coupon_cents, total_cents, tax_percent }, index): PaperRow => ({
			...{ kind: 'goods', position, code, title, unit, qty, unit_cents, discount_cents: discount_cents + coupon_cents },
			...{ cents: total_cents - coupon_cents, percent: tax_percent, tax_cents: tax.lines[index] ?? 0 },
		}),
	);
	const charges = [...shipping.map((charge) => ({ ...charge, kind: 'shipping' as const })), { ...fee, kind: 'fee' as const }];
	const charged = charges.flatMap(({ kind, code, title }, index) =>
		(tax.charges[index] ?? []).map(
			({ percent, cents, tax: tax_cents }): PaperRow => ({
				...{ kind, position: null, code, title, unit: '', qty: 1, unit_cents: cents, discount_cents: 0, cents, percent, tax_cents },
			}),
		),
	);
	return [...goods, ...charged];
}
