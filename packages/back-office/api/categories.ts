import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export interface CategoryDetails {
	readonly code: string;
	readonly title: string;
	readonly parent: string | null;
	readonly path: readonly string[];
	readonly url: string;
	readonly visible: boolean;
	readonly short_description: string;
	readonly description: string;
	readonly picture: string | null;
	readonly uploaded: boolean;
	readonly products: number;
	readonly kpd: string | null;
}

export interface CategoryEdit {
	readonly title?: string;
	readonly parent?: string | null;
	readonly image?: { readonly media: string } | null;
	readonly short_description?: string;
	readonly description?: string;
	readonly kpd?: string | null;
}

const at = (code: string): string => `/categories/${encodeURIComponent(code)}`;

export const readCategory = (code: string): Read<CategoryDetails> => read<CategoryDetails>(at(code))();

export const changeCategory = (code: string, edit: CategoryEdit, version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: at(code), body: edit, ifMatch: version });
