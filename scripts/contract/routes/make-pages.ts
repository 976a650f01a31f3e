import type { RouteEntry } from '@titraj/contract/site.ts';
import { KNOWN_TEMPLATES } from '#lib/content/server/cms-screens.server.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { findLoader } from '#lib/pages/server/screen-loaders.server.ts';
import { type ApiClient, createClient } from '#lib/platform/http/client.ts';
import { ApiFailure } from '#lib/platform/http/result.ts';
import { toContentType } from '#lib/screens/content-types.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { itemSourceOf, nameOfItem } from '../../prerender/render/item-sources.ts';
import type { Finding } from '../finding.ts';
import type { RenderPage } from './open-renderer.ts';

export interface MakePage {
	readonly client: ApiClient;
	readonly site: Site;
	/** Null without a build to render with. */
	readonly render: RenderPage | null;
}

/** Whether a shop cannot sell without this kind of page. */
export const isCore = ({ controller, action }: RouteEntry): boolean => /^(cms|webshop|catalog\/(index|product|detail))/.test(`${controller}/${action}`);

const GONE = 'The page does not exist: links to it, also in the sitemap, lead to “not found”.';

/** Makes the page of an entry with a path; returns findings if it cannot be made. */
export async function makeEntry({ client, site, render }: MakePage, entry: RouteEntry): Promise<readonly Finding[]> {
	const path = entry.path ?? '';
	const lookup = findLoader(entry);
	const page = `the page ${path}`;
	if (lookup.kind === 'unrenderable')
		return [
			{
				severity: 'error',
				call: page,
				path: `$.data[?(@.path=="${path}")]`,
				expected: 'values of the route table that docs/backend.md lists',
				found: lookup.message,
				consequence: GONE,
				fix: 'Correct controller, action, content_type or slug of the entry, or remove it.',
			},
		];
	try {
		const outcome = await lookup.load({ client, site, match: { entry, params: {} }, path, query: new URLSearchParams(), page: 1, staff: false });
		if (outcome.kind === 'page') return [...(await findEmptyPage(client, entry, page)), ...(await renderLoaded(render, outcome.loaded, page))];
		if (outcome.kind === 'redirect') return [];
		const template = await findUnknownTemplate(client, entry, page);
		if (template.length > 0) return template;
		return [
			{
				severity: isCore(entry) ? 'error' : 'advice',
				call: page,
				path: `$.data[?(@.path=="${path}")]`,
				expected: `content for ${entry.content_type}${entry.slug === undefined ? '' : ` "${entry.slug}"`}${entry.id === undefined ? '' : ` with id ${entry.id}`}`,
				found: 'none',
				consequence: GONE,
				fix: 'Return the content by the slug or id of the entry, visible to guests; or remove the entry.',
			},
		];
	} catch (error) {
		return [failedPage(page, error)];
	}
}

/** A note on a page without content and blocks. Templates such as contact show data of their own. */
async function findEmptyPage(client: ApiClient, { controller, slug }: RouteEntry, page: string): Promise<readonly Finding[]> {
	if (controller !== 'cms' || slug === undefined) return [];
	const answer = await client.call('_get_hapi_cms_pages', { slug });
	const found = answer.ok ? answer.data.items[0] : undefined;
	if (!found || !['default', 'homepage'].includes(found.template) || found.content || found.blocks.length > 0) return [];
	return [
		{
			severity: 'advice',
			call: page,
			path: '$.data.items[0].content',
			expected: 'content, or blocks',
			found: 'neither',
			consequence: 'The page shows its title and nothing else.',
			fix: `Return the text as content, or blocks, of cms/pages with slug "${slug}".`,
		},
	];
}

/** An unknown template is “not found”, as if the page were missing (Spec 2, cms). */
async function findUnknownTemplate(client: ApiClient, { controller, slug }: RouteEntry, page: string): Promise<readonly Finding[]> {
	if (controller !== 'cms' || slug === undefined) return [];
	const answer = await client.call('_get_hapi_cms_pages', { slug });
	const template = answer.ok ? answer.data.items[0]?.template : undefined;
	if (template === undefined || KNOWN_TEMPLATES.includes(template)) return [];
	return [
		{
			severity: 'error',
			call: page,
			path: '$.data.items[0].template',
			expected: `a template of the storefront: ${KNOWN_TEMPLATES.join(', ')}`,
			found: JSON.stringify(template),
			consequence: GONE,
			fix: `Return one of these as template of cms/pages with slug "${slug}"; "default" shows its content.`,
		},
	];
}

/** Makes pages of a template's first items and returns findings for each; null if no call lists them. Each path has to match a template of its kind. */
export async function makeItems({ client, site, render }: MakePage, entry: RouteEntry, most: number): Promise<readonly (readonly Finding[])[] | null> {
	const source = itemSourceOf(entry.content_type);
	if (!source) return null;
	try {
		// Without a reader, so that one invalid item does not fail the others.
		const { readAnswer: _, ...settings } = client.settings;
		const { items, toPage } = await source.fetch({ client: createClient(settings), site, cursor: null });
		const results: (readonly Finding[])[] = [];
		for (const item of items.slice(0, most)) {
			const page = `the page ${nameOfItem(item, entry.content_type)}`;
			results.push(await makeItem({ site, render }, { page, load: () => toPage(item), entry }));
		}
		return results;
	} catch (error) {
		return [[failedPage(`the pages ${entry.template}`, error)]];
	}
}

interface Item {
	readonly page: string;
	readonly load: () => LoadedPage | null;
	readonly entry: RouteEntry;
}

async function makeItem({ site, render }: Pick<MakePage, 'site' | 'render'>, { page, load, entry }: Item): Promise<readonly Finding[]> {
	try {
		const loaded = load();
		if (loaded === null) return [];
		const match = site.matchRoute(loaded.path);
		if (match && toContentType(match.entry.content_type) === toContentType(entry.content_type)) return await renderLoaded(render, loaded, page);
		return [
			{
				severity: 'error',
				call: page,
				path: '$.data.items[*].url_without_domain',
				expected: `an address that fits the template ${entry.template}`,
				found: match ? `${loaded.path}, which is the address of ${match.entry.path ?? match.entry.template}` : loaded.path,
				consequence: 'A build writes the page, but a new or changed one is “not found” until the next build: its address leads to nothing.',
				fix: 'Make the template and the addresses of the items match. {id} matches digits, any other placeholder a path segment or a part of one.',
			},
		];
	} catch (error) {
		return [failedPage(page, error)];
	}
}

async function renderLoaded(render: RenderPage | null, loaded: LoadedPage, page: string): Promise<readonly Finding[]> {
	const failure = render === null ? null : await render(loaded);
	if (failure === null) return [];
	return [{ ...failedPage(page, failure), expected: 'data that the page can be rendered from' }];
}

/** The JSON path that an error of the storefront's client names. */
export const pathIn = (message: string): string => /(\$[.[][^\s]*)/.exec(message)?.[1] ?? '$';

function failedPage(page: string, error: unknown): Finding {
	const message = error instanceof Error ? error.message : String(error);
	return {
		severity: 'error',
		call: page,
		path: pathIn(message),
		expected: 'responses that the page can be rendered from',
		found: message,
		consequence: 'A build omits and reports the page; in a running shop it is an error page.',
		fix: error instanceof ApiFailure ? 'Fix the named call; see its own findings.' : 'Fix the reported field in the response that the page is rendered from.',
	};
}
