import type { Menu, MenuEntry } from '@titraj/backend/merchant-api/routes/menu-routes.ts';
import type { Items } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

const at = (code: string): string => `/menus/${encodeURIComponent(code)}`;

export const readMenus = read<Items<Menu>>('/menus');
export const readMenu = (code: string): Read<Menu> => read<Menu>(at(code))();
export const saveMenu = (code: string, items: readonly MenuEntry[], version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: at(code), body: { items }, ifMatch: version });
export const createMenu = (code: string): Promise<Result<Menu>> => send({ method: 'POST', path: '/menus', body: { code } });
export const deleteMenu = (code: string): Promise<Result<unknown>> => send({ method: 'DELETE', path: at(code) });
