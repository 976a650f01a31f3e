import type { SourceCategory } from '@titraj/backend/platform/source/catalog.ts';
import Type, { type Static } from 'typebox';
import { filesOf, readJson } from '../load/read-json.ts';
import { Params } from '../load/schemas.ts';

const Leaf = Type.Object(
	{
		/** Also the code. */
		slug: Type.String(),
		title: Type.String(),
		/** Kind of its drawing. */
		kind: Type.String(),
		params: Type.Optional(Params),
		short: Type.String(),
		/** Paragraphs of the buying guide. */
		guide: Type.Array(Type.String()),
		/** Template of the pages of its products. */
		template: Type.Optional(Type.Literal('technical')),
	},
	{ additionalProperties: false },
);
const Category = Type.Object({ ...Leaf.properties, children: Type.Optional(Type.Array(Leaf)) }, { additionalProperties: false });
/** A main category with its subcategories. */
const Tree = Type.Object({ position: Type.Integer(), ...Leaf.properties, children: Type.Optional(Type.Array(Category)) }, { additionalProperties: false });

interface Row extends Static<typeof Leaf> {
	children?: readonly Row[];
}

/** The whole tree, parents before their children. */
export const DEMO_CATEGORIES: readonly SourceCategory[] = toCategories(
	filesOf('categories')
		.map((file) => readJson(file, Tree))
		.sort((one, other) => one.position - other.position),
	null,
);

function toCategories(rows: readonly Row[], parent: string | null): SourceCategory[] {
	return rows.flatMap((row, index) => [
		{
			code: row.slug,
			parent_code: parent,
			title: row.title,
			slug: row.slug,
			position: (index + 1) * 10,
			picture: { kind: row.kind, params: row.params ?? {} },
			short_description: row.short,
			content: `<h2>Kako odabrati: ${lowerFirst(row.title)}</h2>${row.guide.map((paragraph) => `<p>${paragraph}</p>`).join('')}`,
			template: row.template ?? null,
		},
		...toCategories(row.children ?? [], row.slug),
	]);
}

/** Keeps abbreviations such as TV, SSD and LED in capitals. */
function lowerFirst(title: string): string {
	return /^[A-ZČĆĐŠŽ]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
