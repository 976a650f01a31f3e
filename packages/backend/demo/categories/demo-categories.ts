import type { SourceCategory } from '../../platform/source/catalog.ts';
import { benchTree } from './bench-tree.ts';
import type { CategoryRow } from './category-row.ts';
import { computingTree } from './computing-tree.ts';
import { deskAndNetworkTree } from './desk-and-network-tree.ts';
import { homeTree } from './home-tree.ts';
import { leisureAndOfficeTree } from './leisure-and-office-tree.ts';
import { mobileAndMediaTree } from './mobile-and-media-tree.ts';

/** The whole tree, parents before their children. */
export const DEMO_CATEGORIES: readonly SourceCategory[] = toCategories(
	[...computingTree, ...deskAndNetworkTree, ...mobileAndMediaTree, ...homeTree, ...benchTree, ...leisureAndOfficeTree],
	null,
);

function toCategories(rows: readonly CategoryRow[], parent: string | null): SourceCategory[] {
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
			template: null,
		},
		...toCategories(row.children ?? [], row.slug),
	]);
}

/** Keeps abbreviations such as TV, SSD and LED in capitals. */
function lowerFirst(title: string): string {
	return /^[A-ZČĆĐŠŽ]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
