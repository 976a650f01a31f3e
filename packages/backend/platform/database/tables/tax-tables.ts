import type { Generated } from 'kysely';
import type { TaxClass } from '../../tax/tax-class.ts';

export interface TaxTables {
	/** One row. */
	tax_settings: {
		id: Generated<number>;
		home_country: Generated<string>;
		enters_net_prices: Generated<boolean>;
		uses_oss: Generated<boolean>;
	};
	tax_rates: { country: string; tax_class: TaxClass; percent: number };
	/** VAT of an order by rate: `tax_cents` is part of `cents`, which sum to the order's total. */
	order_taxes: { order_id: number; percent: number; cents: number; tax_cents: number };
}
