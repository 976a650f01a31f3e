/** How an attribute of the feed is shown. */
export interface AttributeRule {
	title: string;
	unit?: string;
	group: string;
	/** Stands on the card. */
	special?: true;
}

/** Rules of a feed category by attribute key, in the order of the specification table. */
export type AttributeRules = Record<string, AttributeRule>;

type Row = [title: string, unit?: string | undefined, special?: 'special'];

/** Writes a group of rules as `key: [title, unit, 'special']`. */
export function group(title: string, rows: Record<string, Row>): AttributeRules {
	return Object.fromEntries(
		Object.entries(rows).map(([key, [name, unit, special]]) => [
			key,
			{ title: name, group: title, ...(unit && { unit }), ...(special && { special: true as const }) },
		]),
	);
}

/** Keys that mean the same in every category. */
export const SHARED: AttributeRules = group('Izgled', {
	color: ['Boja'],
	lighting: ['Osvjetljenje'],
	weight: ['Masa'],
	features: ['Značajke'],
});
