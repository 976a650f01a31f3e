import Type, { type Static } from 'typebox';
import { deleteMenu, writeMenus } from '../../content/index.ts';
import { readMenu, readMenus } from '../../content/menus/index.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { FieldErrors, route } from '../http/route.ts';
import { Items, Nothing } from '../schemas/common.ts';
import { isPlace } from '../schemas/is-place.ts';
import { Code, Strict, Text } from '../schemas/text.ts';

const SCOPES = ['content:write'] as const;

const Link = { id: Type.Optional(Type.String({ maxLength: 100 })), title: Text(100), url: Text(500) };
const Menu = Strict({
	code: Type.String(),
	items: Type.Array(
		Strict({
			...Link,
			/** Empty for a heading, which only has entries below it. */
			url: Type.String({ maxLength: 500 }),
			items: Type.Array(Strict(Link), { maxItems: 50 }),
		}),
		{ maxItems: 50 },
	),
});
export type Menu = Static<typeof Menu>;
export type MenuEntry = Menu['items'][number];

export const MENU_ROUTES = [
	route({
		...{ method: 'GET', path: '/menus', operationId: 'listMenus', summary: 'Menus with their entries', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Menu),
		handle: async ({ db }) => ({ items: await readMenus(db) }),
	}),
	route({
		...{ method: 'GET', path: '/menus/:code', operationId: 'getMenu', summary: 'A menu with its entries', scopes: SCOPES },
		params: Type.Object({ code: Code }),
		query: Nothing,
		body: null,
		response: Menu,
		async handle({ db, params: { code } }) {
			return (await readMenu(db, code)) ?? notFound(`menu ${code}`);
		},
	}),
	route({
		...{ method: 'POST', path: '/menus', operationId: 'createMenu', inOneTransaction: true, scopes: SCOPES },
		summary: 'A new menu without entries; header and footer show `main` and `footer`, and blocks of type `menu` any other',
		params: Nothing,
		query: Nothing,
		body: Strict({ code: Code }),
		response: Menu,
		async handle({ db, body: { code } }) {
			const known = await readMenu(db, code);
			if (known !== undefined) return new FieldErrors([{ field: 'code', reason: 'is the code of another menu' }]);
			await writeMenus(db, [{ code, items: [] }]);
			return { code, items: [] };
		},
	}),
	route({
		...{ method: 'DELETE', path: '/menus/:code', operationId: 'deleteMenu', inOneTransaction: true, scopes: SCOPES },
		summary: 'Deletes a menu with its entries, but neither `main` nor `footer`; blocks that show it are left out',
		params: Type.Object({ code: Code }),
		query: Nothing,
		body: null,
		response: Nothing,
		async handle({ db, params: { code } }) {
			if (OF_CHROME.has(code)) return new Refusal(409, 'Conflict', 'header and footer need this menu: remove its entries instead');
			return (await deleteMenu(db, code)) ? {} : notFound(`menu ${code}`);
		},
	}),
	route({
		...{
			method: 'PUT',
			path: '/menus/:code',
			operationId: 'saveMenu',
			inOneTransaction: true,
			summary: 'Replaces the entries of a menu that the shop shows',
			scopes: SCOPES,
		},
		params: Type.Object({ code: Code }),
		query: Nothing,
		body: Strict({ items: Menu.properties.items }),
		response: Menu,
		async handle({ db, params: { code }, body: { items } }) {
			const known = await readMenu(db, code);
			if (known === undefined) return notFound(`menu ${code}`);
			const wrong = items.flatMap((entry, place) =>
				[...(isHeading(entry) ? [] : [entry]), ...entry.items]
					.filter(({ url }) => !isPlace(url))
					.map(() => ({ field: `items.${place}.url`, reason: 'a path of the shop, or https://…' })),
			);
			if (wrong.length > 0) return new FieldErrors(wrong);
			await writeMenus(db, [{ code, items }]);
			return (await readMenu(db, code)) ?? notFound(`menu ${code}`);
		},
	}),
];

/** Menus that each page shows. */
const OF_CHROME: ReadonlySet<string> = new Set(['main', 'footer']);

const isHeading = ({ url, items }: MenuEntry): boolean => url === '' && items.length > 0;
