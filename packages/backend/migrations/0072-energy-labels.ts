import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Energy labels of products. Existing energy class attributes become labels without a picture. */
export const energyLabels: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table products add column energy_label jsonb
--
update products p set energy_label = jsonb_build_object(
	'class', a.value->>'title', 'best', case when a.value->>'title' like 'A+%' then 'A+++' else 'A' end,
	'worst', case when a.value->>'title' like 'A+%' then 'D' else 'G' end, 'label', null, 'sheet', null, 'eprel', null
)
from (select q.id, e.value from products q, jsonb_array_elements(q.attributes) e where e.value->>'attribute_code' = 'energy_class') a
where a.id = p.id
`,
		),
};
