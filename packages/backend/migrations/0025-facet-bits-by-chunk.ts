import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Bits are stored in the order in which lists read them: by attribute, then by chunk. */
export const facetBitsByChunk: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table facet_bits rename to facet_bits_by_value
--
create table facet_bits (
	attribute_id int not null,
	chunk int not null,
	value_id int not null,
	bits bit(2048) not null
)
--
insert into facet_bits select attribute_id, chunk, value_id, bits from facet_bits_by_value order by 1, 2, 3
--
drop table facet_bits_by_value
--
alter table facet_bits add primary key (attribute_id, chunk, value_id)
--
analyze facet_bits
`,
		),
};
