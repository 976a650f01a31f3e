import type { AttributeGroup } from '#lib/catalog/product.ts';

/** A row of the comparison: an attribute with the value of each product. */
export interface CompareRow {
	readonly group: string;
	readonly title: string;
	/** In the order of the products; null if a product does not have the attribute. */
	readonly values: readonly (string | null)[];
	/** Whether the values differ. */
	readonly differs: boolean;
}

/** Rows for the attributes of products. Groups and attributes keep the order of their first appearance; several values of an attribute are joined. */
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
