import type { SourceMenu } from '@titraj/backend/platform/source/shop-content.ts';
import Type from 'typebox';
import { DEMO_CATEGORIES } from '../categories/demo-categories.ts';
import { readJson } from '../load/read-json.ts';

const link = (categoryCode: string, title: string, url: string) => ({ id: toMainId(categoryCode), title, url });

/** Translations are keyed by id. */
const Link = { id: Type.String(), title: Type.String(), url: Type.String() };
const Menus = Type.Array(
	Type.Object({ code: Type.String(), items: Type.Array(Type.Object({ ...Link, items: Type.Array(Type.Object(Link)) })) }, { additionalProperties: false }),
);

/** Id of a category's entry in the main menu. */
export const toMainId = (categoryCode: string): string => `main:${categoryCode}`;

/** `main` mirrors the category tree two levels deep; `footer` has one column per item. */
export const DEMO_MENUS: readonly SourceMenu[] = [
	{
		code: 'main',
		items: childrenOf(null).map(({ title, slug, code }) => ({
			...link(code, title, `/proizvodi/${slug}/`),
			items: childrenOf(code).map((child) => link(child.code, child.title, `/proizvodi/${slug}/${child.slug}/`)),
		})),
	},
	...readJson('content/menus.json', Menus),
];

function childrenOf(parent: string | null) {
	return DEMO_CATEGORIES.filter(({ parent_code }) => parent_code === parent);
}
