import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Redirect } from '@titraj/contract/site.ts';
import { BOT_FOLDER } from '#lib/domain/bots.ts';
import type { LabelPlan } from '#lib/i18n/label-plan.ts';
import { toLabelsAddress } from '#lib/i18n/labels-address.ts';
import { toLabelModules } from '#lib/server/label-modules.server.ts';
import { notFoundPage } from '#lib/server/screens/shells.server.ts';
import { type SiteData, toSite } from '#lib/server/site.server.ts';
import type { Manifest } from '#scripts/prerender/manifest/manifest.ts';
import type { JobDone } from '#scripts/prerender/render/worker-messages.ts';
import { toHeadersFile } from './headers-file.ts';
import { offlineFiles } from './offline-files.ts';
import { toRedirectsFile } from './redirects-file.ts';
import { writeSitemaps } from './sitemaps.ts';

/** Hash of the client code: what open tabs compare themselves with (Spec 4, Reloads). */
export function readBuildId(dist: string): string {
	const manifest = JSON.stringify(JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')));
	return createHash('sha256').update(manifest).digest('hex').slice(0, 12);
}

/** Writes the labels that the browser needs as hashed modules of each language; answers language -> start of their addresses. Earlier ones stay for open tabs. */
export function writeLabels(dist: string, output: string, sites: readonly SiteData[]): Record<string, string> {
	const plan: LabelPlan = JSON.parse(readFileSync(join(dist, 'server/labels.json'), 'utf8'));
	return Object.fromEntries(
		sites.map(({ lang, labels }) => {
			const { base, modules } = toLabelModules(lang, labels, plan);
			for (const [name, text] of Object.entries(modules)) writeWhole(join(output, toLabelsAddress(base, name)), text);
			return [lang, base];
		}),
	);
}

interface SiteFiles {
	readonly output: string;
	readonly manifest: Manifest;
	readonly sites: readonly SiteData[];
	/** The backend's checked redirect table. */
	readonly rules: readonly Redirect[];
	/** Redirects that the crawl met instead of content. */
	readonly redirects: JobDone['redirects'];
	readonly build: string;
}

/** Writes what stands beside the pages: redirects, headers, sitemaps, robots.txt and the build's id. */
export function writeSiteFiles({ output, manifest, sites, rules, redirects, build }: SiteFiles): void {
	const [first] = sites;
	if (!first) return;
	const origin = first.info.site_url;
	writeWhole(join(output, '_redirects'), toRedirectsFile(rules, redirects));
	writeWhole(join(output, '_headers'), toHeadersFile(first.info));
	writeWhole(join(output, 'builds/latest.json'), `${JSON.stringify({ id: build })}\n`);
	for (const [name, text] of Object.entries(offlineFiles(sites))) writeWhole(join(output, name), text);
	writeSitemaps({ output, manifest, langs: sites.map(({ lang }) => lang), origin, write: writeWhole });
	writeWhole(join(output, 'robots.txt'), `User-agent: *\nDisallow: /api/\nDisallow: ${BOT_FOLDER}/\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`);
}

/** Writes `404.html` of each language; static hosts answer with it. */
export async function writeNotFoundPages({
	output,
	sites,
	labels,
	dist,
}: {
	output: string;
	sites: readonly SiteData[];
	labels: Readonly<Record<string, string>>;
	dist: string;
}): Promise<void> {
	await import(pathToFileURL(resolve(dist, 'server/entry.mjs')).href);
	const { openBuild } = await import('#renderer/document/open-build.server.ts');
	const build = await openBuild();
	for (const data of sites) {
		const site = toSite(data);
		const renderer = await build.rendererOf(site, labels[data.lang] ?? null);
		const loaded = notFoundPage(site, `${site.language.base_url}404/`);
		await renderer.loadScreen(loaded.content.screen);
		const { html } = renderer.render(renderer.outline(loaded), await renderer.renderBody(loaded));
		writeWhole(join(output, site.language.base_url, '404.html'), html);
	}
}

/** Replaces a file at once. */
export function writeWhole(file: string, text: string): void {
	mkdirSync(dirname(file), { recursive: true });
	const temporary = `${file}.${process.pid}.new`;
	writeFileSync(temporary, text);
	renameSync(temporary, file);
}
