import type { RouteEntry } from '@titraj/contract/site.ts';
import { fixedRoutes } from '#lib/navigation/fixed-routes.ts';
import { loadSite, NoRoutesError, type Site } from '#lib/navigation/server/site.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { createAnswerReader } from '#lib/platform/http/read-answer.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { startOfDay } from '#lib/platform/time/dates.ts';
import type { Finding, Verdict } from '../finding.ts';
import type { Visitor } from '../visitor.ts';
import { findDeadLinks } from './find-dead-links.ts';
import { isCore, type MakePage, makeEntry, makeItems, pathIn } from './make-pages.ts';
import { openRenderer } from './open-renderer.ts';

export interface PageOptions {
	/** Folder of a build of the shop; null loads the data of pages without rendering. */
	readonly dist: string | null;
	/** Number of pages of each kind. */
	readonly most: number;
}

/**
 * Makes pages of every kind in the route table as a build does: the storefront's own loaders call the backend, and its build (if there is
 * one) renders them. A page that cannot be made is a finding.
 */
export async function checkPages({ settings: { url, host, timeout, appendLang = true } }: Visitor, { dist, most }: PageOptions): Promise<readonly Verdict[]> {
	const opened = await openSite({ baseUrl: url, host, timeout, appendLang });
	if ('finding' in opened) return [{ group: 'pages', name: 'data of every page', part: 'core', findings: [opened.finding] }];
	const { client, site } = opened;
	const render = dist === null ? null : await openRenderer(dist, site);
	const own = new Set(fixedRoutes(site.lang, site.languages).map(({ path }) => path));
	const kinds = [
		...Map.groupBy(
			site.routes.filter(({ path }) => path === undefined || !own.has(path)),
			kindOf,
		),
	];
	const verdicts: Verdict[] = [];
	for (const [kind, entries] of kinds) verdicts.push(await checkKind({ client, site, render }, { kind, entries, most }));
	return [...verdicts, { group: 'pages', name: 'links on every page lead to pages', part: 'core', findings: findDeadLinks(site) }];
}

interface Kind {
	readonly kind: string;
	readonly entries: readonly RouteEntry[];
	readonly most: number;
}

const kindOf = ({ controller, action, content_type, template }: RouteEntry): string =>
	`${controller}/${action} (${content_type}${template === undefined ? '' : ', one page for each'})`;

async function checkKind(tools: MakePage, { kind, entries, most }: Kind): Promise<Verdict> {
	const verdict = { group: 'pages', name: kind, part: entries.some(isCore) ? 'core' : 'extension' } as const;
	const template = entries.find((entry) => entry.template !== undefined);
	const results = template ? await makeItems(tools, template, most) : await makeEntries(tools, spread(entries, most));
	if (results === null) return { ...verdict, findings: [], skipped: 'rendered on demand: no call lists its pages' };
	const made = results.filter((findings) => findings.length === 0).length;
	return { ...verdict, findings: results.flat(), note: `${made} of ${results.length} ${tools.render ? 'rendered' : 'loaded'}` };
}

async function makeEntries(tools: MakePage, entries: readonly RouteEntry[]): Promise<readonly (readonly Finding[])[]> {
	const results: (readonly Finding[])[] = [];
	for (const entry of entries) results.push(await makeEntry(tools, entry));
	return results;
}

/** Up to `most` items of a list: the first, the last, and others at equal distances. */
function spread<T>(items: readonly T[], most: number): readonly T[] {
	if (items.length <= most) return items;
	return Array.from({ length: most }, (_, at) => items[Math.round((at * (items.length - 1)) / Math.max(1, most - 1))]).filter((item) => item !== undefined);
}

type Opened = { readonly client: ApiClient; readonly site: Site } | { readonly finding: Finding };

/** Loads the site as a build does. */
async function openSite(settings: { baseUrl: string; host: string; timeout: number; appendLang: boolean }): Promise<Opened> {
	try {
		const [language] = readEnvironment().languages;
		const lang = language?.code ?? 'hr';
		const client = unwrap(await connect({ ...settings, lang, readAnswer: createAnswerReader() }));
		return { client, site: await loadSite(client, startOfDay(new Date())) };
	} catch (error) {
		const isEmpty = error instanceof NoRoutesError;
		const message = error instanceof Error ? error.message : String(error);
		return {
			finding: {
				severity: 'error',
				call: 'the data of every page: info, currency, labels, routes, menus, categories',
				path: isEmpty ? '$.data[*].lang' : pathIn(message),
				expected: isEmpty ? 'entries of the shop’s language' : 'responses that the storefront can use',
				found: message,
				consequence: 'A build stops before the first page, and a running shop shows no pages.',
				fix: isEmpty ? 'Return the language of the base-lang header as `lang` of each entry.' : 'Fix the named call; see its own findings above.',
			},
		};
	}
}
