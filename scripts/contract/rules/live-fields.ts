import { brokenRule } from '../expect.ts';
import type { Finding } from '../finding.ts';
import { centsOf } from '../sums.ts';
import { type Asked, itemsOf, type Row } from '../visitor.ts';

/** Fields of a product that change as it is sold. */
export const LIVE = ['price_custom', 'basic_price_custom', 'is_available', 'available_qty', 'maximum_qty', 'extra_price_lowest'] as const;

/** Live data of each product has to equal its row in a list. Delivery promises change by the hour, so lists leave them out. */
export function findOtherFields(live: Asked, listed: ReadonlyMap<unknown, Row>): readonly Finding[] {
	const rows = itemsOf(live.body);
	const reason = {
		consequence: 'A page shows one price or stock, and a moment later another price or stock; the shopper is charged a third one.',
		fix: 'Compute price and stock of a product in one place, for all calls.',
	};
	const missing = [...listed.keys()].filter((id) => !rows.some((row) => row['id'] === id));
	const foreign = rows.filter(({ id }) => !listed.has(id));
	const differing = LIVE.flatMap((field) => {
		const row = rows.find((one) => listed.has(one['id']) && !isSame(one[field], listed.get(one['id'])?.[field]));
		if (!row) return [];
		const expected = `${JSON.stringify(listed.get(row['id'])?.[field] ?? null)} of product ${String(row['id'])}, as in the list`;
		return [brokenRule(live, `$.data.items[*].${field}`, { expected, found: JSON.stringify(row[field] ?? null) }, reason)];
	});
	return [
		...differing,
		...(missing.length === 0
			? []
			: [brokenRule(live, '$.data.items', { expected: 'each requested product', found: `none of ${missing.slice(0, 5).join(', ')}` }, reason)]),
		...(foreign.length === 0
			? []
			: [
					brokenRule(
						live,
						'$.data.items',
						{
							expected: 'only requested products',
							found: `also ${foreign
								.map(({ id }) => id)
								.slice(0, 5)
								.join(', ')}`,
						},
						reason,
					),
				]),
	];
}

/** Whether two values say the same; amounts may be numbers or texts. */
export const isSame = (one: unknown, other: unknown): boolean =>
	(one ?? null) === (other ?? null) || (centsOf(one) !== null && centsOf(one) === centsOf(other));
