import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Indexes for finding orders by a name, company or street without diacritics, an OIB, or the number of a paper. */
export const findOrders: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create index order_addresses_last_name_folded on order_addresses (translate(lower(last_name), 'čćšžđ', 'ccszd') text_pattern_ops)
--
create index order_addresses_name_folded on order_addresses (translate(lower(first_name || ' ' || last_name), 'čćšžđ', 'ccszd') text_pattern_ops)
--
create index order_addresses_company_folded on order_addresses (translate(lower(company), 'čćšžđ', 'ccszd') text_pattern_ops) where company is not null
--
create index order_addresses_street_folded on order_addresses (translate(lower(street), 'čćšžđ', 'ccszd') text_pattern_ops)
--
create index order_addresses_oib on order_addresses (oib) where oib is not null
--
create index papers_number on papers (number)
--
drop index order_addresses_last_name, order_addresses_name, order_addresses_company
`,
		),
};
