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

interface Redirect {
	readonly old_path: string;
	readonly new_path: string;
	readonly type: number;
}

interface Outcome {
	readonly outcome: string;
	readonly reason: string | null;
}

const LISTS = { pages: read<Page<ContentSummary>>('/pages'), posts: read<Page<ContentSummary>>('/posts') };

export const readContents = (kind: ContentKind, query: { readonly q: string; readonly cursor: string }): Read<Page<ContentSummary>> => LISTS[kind](query);
export const readContent = (kind: ContentKind, id: string): Read<Content> => read<Content>(`/${kind}/${encodeURIComponent(id)}`)();
export const saveContent = (kind: ContentKind, id: number, change: ContentChange, version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `/${kind}/${id}`, body: change, ifMatch: version });

export const readRedirects = read<Page<Redirect>>('/redirects');

/** Writes a rule, or removes it if the new path is empty. A rule that the shop refuses is a failure with its reason. */
export async function saveRedirect(rule: Redirect): Promise<Result<unknown>> {
	const sent = await send<{ readonly results: readonly Outcome[] }>({ method: 'PUT', path: '/redirects', body: { redirects: [rule] } });
	const refused = sent.ok ? sent.value.results.find(({ outcome }) => outcome === 'refused') : undefined;
	return refused === undefined ? sent : { ok: false, failure: { status: 422, detail: refused.reason ?? '', fields: [] } };
}
