import type { PageContent } from '@titraj/backend/merchant-api/routes/page-routes.ts';
import type { Named, PostContent } from '@titraj/backend/merchant-api/routes/post-routes.ts';
import type { Items, Page } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { PostContent };

export type ContentKind = 'pages' | 'posts';
export const CONTENT_STATES = ['draft', 'scheduled', 'published', 'archived'] as const;

type ContentSummary = Pick<PageContent, 'id' | 'path' | 'title' | 'visible' | 'state' | 'audience' | 'publish_at' | 'updated_at'>;
export type Content = PageContent | PostContent;

interface ListQuery {
	readonly q: string;
	readonly state: string;
	readonly cursor: string;
	readonly limit?: number;
}

const LISTS = { pages: read<Page<ContentSummary>>('/pages'), posts: read<Page<ContentSummary>>('/posts') };

export const readContents = (kind: ContentKind, query: ListQuery): Read<Page<ContentSummary>> => LISTS[kind]({ ...query });
export const readContent = (kind: ContentKind, id: string): Read<Content> => read<Content>(`/${kind}/${encodeURIComponent(id)}`)();
export const readPostCategories = read<Items<Named>>('/post-categories');
export const readAuthors = read<Items<Named>>('/authors');

export const saveContent = (kind: ContentKind, id: number, change: object, version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `/${kind}/${id}`, body: change, ifMatch: version });
export const createContent = (kind: ContentKind, draft: object): Promise<Result<{ readonly id: number }>> =>
	send({ method: 'POST', path: `/${kind}`, body: draft });
export const deleteContent = (kind: ContentKind, id: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/${kind}/${id}` });

export const createPostCategory = (title: string): Promise<Result<unknown>> => send({ method: 'POST', path: '/post-categories', body: { title } });
export const createAuthor = (title: string): Promise<Result<unknown>> => send({ method: 'POST', path: '/authors', body: { title } });

/** A free path for the title of a page, or a free last part of the address of a post. */
export const proposePath = (kind: ContentKind, title: string): Promise<Result<{ readonly path: string }>> =>
	send({ method: 'GET', path: `/path-proposals?${new URLSearchParams({ kind, title })}` });
