import type { AttributeGroup } from '#lib/catalog/product.ts';

/** A line of the comparison: one attribute, and what each product has of it. */
export interface CompareRow {
	readonly group: string;
	readonly title: string;
	/** In the order of the products; null where a product says nothing. */
	readonly values: readonly (string | null)[];
	/** Whether the products do not all say the same. */
	readonly differs: boolean;
}

/** The attributes of products side by side: groups and attributes in the order in which they first appear; several values of one are one text. */
export function toCompareRows(products: readonly { readonly attributeGroups: readonly AttributeGroup[] }[]): readonly CompareRow[] {
	const rows = new Map<string, { group: string; title: string; values: (string | null)[] }>();
	for (const [place, { attributeGroups }] of products.entries()) {
		for (const group of attributeGroups) {
			for (const { title, value } of group.attributes) {
				const key = `${group.title}\n${title}`;
				const row = rows.get(key) ?? { group: group.title, title, values: products.map(() => null) };
				const known = row.values[place];
				row.values[place] = known ? `${known}, ${value}` : value;
				rows.set(key, row);
			}
		}
	}
	const groups = [...new Set([...rows.values()].map(({ group }) => group))];
	return groups.flatMap((group) =>
		[...rows.values()].filter((row) => row.group === group).map((row) => ({ ...row, differs: products.length > 1 && new Set(row.values).size > 1 })),
	);
}
