import type { CategoryDetails, CategoryEdit } from '@titraj/backend/merchant-api/routes/category-routes.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { CategoryDetails };

const at = (code: string): string => `/categories/${encodeURIComponent(code)}`;

export const readCategory = (code: string): Read<CategoryDetails> => read<CategoryDetails>(at(code))();

export const changeCategory = (code: string, edit: CategoryEdit, version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: at(code), body: edit, ifMatch: version });
