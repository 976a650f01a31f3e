import type { Page } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type ContentKind = 'pages' | 'posts';

interface ContentSummary {
	readonly id: number;
	readonly path: string;
	readonly title: string;
	readonly visible: boolean;
	readonly updated_at: string;
}

export interface Content extends ContentSummary {
	readonly url: string;
	readonly short_description: string;
	/** Of pages alone; null: the short description. */
	readonly seo_description: string | null;
	readonly content: string;
}

export interface ContentChange {
	readonly title?: string;
	readonly short_description?: string;
	readonly seo_description?: string;
	readonly content?: string;
	readonly visible?: boolean;
}

const LISTS = { pages: read<Page<ContentSummary>>('/pages'), posts: read<Page<ContentSummary>>('/posts') };

export const readContents = (kind: ContentKind, query: { readonly q: string; readonly visible: string; readonly cursor: string }): Read<Page<ContentSummary>> =>
	LISTS[kind](query);
export const readContent = (kind: ContentKind, id: string): Read<Content> => read<Content>(`/${kind}/${encodeURIComponent(id)}`)();
export const saveContent = (kind: ContentKind, id: number, change: ContentChange, version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `/${kind}/${id}`, body: change, ifMatch: version });
