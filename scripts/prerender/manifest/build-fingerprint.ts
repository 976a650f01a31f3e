import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '@titraj/contract/site.ts';
import { readEnvironment } from '#lib/config/environment.server.ts';
import { pageSettings } from '#lib/config/page-settings.server.ts';
import { feedPaths } from '#lib/server/post-feeds.server.ts';
import type { SiteData } from '#lib/server/site.server.ts';
import { feedName } from '#scripts/prerender/publish/feeds/feed-shard.ts';
import { hashCode } from './hash-code.ts';

/** What stands beside the pages after each complete build. */
const SITE_FILES = ['404.html', '_headers', '_redirects', 'builds/latest.json', 'manifest.webmanifest', 'offline.html', 'robots.txt', 'sitemap.xml', 'sw.js'];

interface Basis {
	readonly sites: readonly SiteData[];
	readonly redirects: readonly Redirect[];
	/** Id of the client code. */
	readonly build: string;
	readonly bot: boolean;
	/** Name of where pages go. */
	readonly place: string;
}

/**
 * Hash of all that every page depends on: code, settings, day, and what a site says of itself. Totals of categories are no part of it: the
 * pages that show them follow the products (affected-paths.ts); nor are menus and labels, whose pages are spliced (find-spliceable.ts).
 */
export function toBasis({ sites, redirects, build, bot, place }: Basis): string {
	const whole = sites.map(({ labels: _labels, menus: _menus, ...site }) => ({
		...site,
		categories: site.categories.map(({ products_total: _, ...category }) => category),
	}));
	return createHash('sha256')
		.update(hashCode())
		.update(JSON.stringify([build, bot, place, redirects, whole, pageSettings(readEnvironment())]))
		.digest('hex');
}

export function hasSiteFiles(output: string, langs: readonly string[]): boolean {
	const feeds = langs.flatMap((lang) => [`feeds/${feedName(lang, 1)}`, ...Object.values(feedPaths(lang))]);
	return [...SITE_FILES, ...feeds].every((name) => existsSync(join(output, name)));
}
