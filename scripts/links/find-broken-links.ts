import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { findFile } from '../serve/find-file.ts';

export interface LinkReport {
	readonly pages: number;
	/** Links within the shop, with those of sitemaps. */
	readonly links: number;
	/** Links to an element of a page. */
	readonly fragments: number;
	/** Each broken link once, with a page that has it. */
	readonly broken: readonly { readonly link: string; readonly page: string; readonly why: string }[];
	/** Other hosts that pages link to, sorted; they are not requested. */
	readonly hosts: readonly string[];
}

/** Addresses that functions answer: they have no file. */
const OF_FUNCTIONS = /^\/(?:(?:api|documents|media)\/|look[.-])/;
const ATTRIBUTES = /\s(href|src|action|poster)="([^"]*)"/g;
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/**
 * Follows the links of all prerendered pages in the folder `place`, and of its sitemaps: each must lead to a file, and a fragment to an element with that id. Holds one page in memory at a time,
 * and the addresses that pages link to. `origin` is the shop's, as in absolute links.
 */
export async function findBrokenLinks(place: string, origin: string): Promise<LinkReport> {
	const folder = resolve(place);
	/** The page that first had a link, by the address it leads to. */
	const targets = new Map<string, { readonly page: string; readonly file: string | null; readonly ids: Map<string, string> }>();
	const hosts = new Set<string>();
	const found = { pages: 0, links: 0, fragments: 0 };

	const follow = async (link: string, page: string): Promise<void> => {
		if (!URL.canParse(link, origin + page)) return void targets.set(link, { page, file: null, ids: new Map() });
		const url = new URL(link, origin + page);
		if (url.origin !== origin) return void (/^https?:$/.test(url.protocol) && hosts.add(url.host));
		if (OF_FUNCTIONS.test(url.pathname)) return;
		found.links++;
		const target = targets.get(url.pathname) ?? { page, file: await fileOf(folder, url.pathname), ids: new Map<string, string>() };
		targets.set(url.pathname, target);
		const id = decodeFragment(url.hash.slice(1));
		if (id === '') return;
		found.fragments++;
		if (!target.ids.has(id)) target.ids.set(id, page);
	};

	for (const file of globSync('**/*.html', { cwd: folder })) {
		found.pages++;
		const html = (await readFile(join(folder, file), 'utf8')).replaceAll(SCRIPTS, '');
		for (const [, , link = ''] of html.matchAll(ATTRIBUTES)) await follow(unescapeHtml(link), toPath(file));
	}
	for (const file of globSync('sitemap*.xml', { cwd: folder }))
		for (const [, link = ''] of (await readFile(join(folder, file), 'utf8')).matchAll(/<loc>([^<]*)<\/loc>/g)) await follow(unescapeHtml(link), `/${file}`);

	const broken: LinkReport['broken'][number][] = [];
	for (const [link, { page, file, ids }] of targets) {
		if (file === null) broken.push({ link, page, why: 'there is no such page or file' });
		else if (ids.size > 0)
			broken.push(
				...(await missingIds(join(folder, file), ids)).map(([id, from]) => ({
					link: `${link}#${id}`,
					page: from,
					why: 'the page has no element with this id',
				})),
			);
	}
	return { ...found, broken, hosts: [...hosts].toSorted() };
}

function decodeFragment(fragment: string): string {
	try {
		return decodeURIComponent(fragment);
	} catch {
		return fragment;
	}
}

const toPath = (file: string): string => `/${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`;

/** A path within the folder; null if no file has the address, or only one with another address. */
async function fileOf(folder: string, pathname: string): Promise<string | null> {
	const found = await findFile(folder, pathname);
	return found.kind === 'file' ? relative(folder, found.path) : null;
}

async function missingIds(file: string, ids: ReadonlyMap<string, string>): Promise<readonly (readonly [string, string])[]> {
	const html = await readFile(file, 'utf8');
	return [...ids].filter(([id]) => !html.includes(` id="${id}"`));
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&#39;': "'", '&lt;': '<', '&gt;': '>' };

const unescapeHtml = (text: string): string => text.replaceAll(/&(?:amp|quot|#x27|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
