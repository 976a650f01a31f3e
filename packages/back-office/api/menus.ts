import type { Items } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export interface MenuLink {
	readonly id?: string;
	readonly title: string;
	readonly url: string;
}

export interface MenuEntry extends MenuLink {
	readonly items: readonly MenuLink[];
}

export interface Menu {
	readonly code: string;
	readonly items: readonly MenuEntry[];
}

const at = (code: string): string => `/menus/${encodeURIComponent(code)}`;

export const readMenus = read<Items<Menu>>('/menus');
export const readMenu = (code: string): Read<Menu> => read<Menu>(at(code))();
export const saveMenu = (code: string, items: readonly MenuEntry[], version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: at(code), body: { items }, ifMatch: version });
