import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { feedPaths } from '#lib/content/server/post-feeds.server.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { botChromeFile } from '../publish/bot-chromes.ts';
import { feedName } from '../publish/feeds/feed-shard.ts';
import { menuFile } from '../publish/menu-files.ts';
import { type DocumentCheck, isDocumentIntact } from '../publish/page-document.ts';
import type { PageStore } from '../publish/store/page-store.ts';

/** Above this number of missing pages a whole crawl is faster. */
const MOST_MISSING = 2000;

/** Files that every complete build writes beside the pages. */
const SITE_FILES = ['404.html', '_headers', '_redirects', 'builds/latest.json', 'manifest.webmanifest', 'offline.html', 'robots.txt', 'sitemap.xml', 'sw.js'];

interface Output {
	/** Folder of the files beside the pages. */
	readonly output: string;
	readonly store: PageStore;
	/** The cache is unchanged since the last build (cache-seal.ts). */
	readonly isSealed: boolean;
}

/** Paths of pages whose documents are missing or changed; null if there are too many of them, or if a file beside the pages is missing. */
export async function findMissing(
	manifest: Pick<Manifest, 'everyPage'>,
	langs: readonly string[],
	{ output, store, isSealed }: Output,
	check: DocumentCheck,
): Promise<string[] | null> {
	if (!hasSiteFiles(output, langs)) return null;
	const missing: string[] = [];
	// Only builds write to remote storage. If its content is in doubt, a whole crawl checks it with all threads.
	if (!store.isLocal) return isSealed && check === 'size' ? missing : null;
	for (const [path, stamp] of manifest.everyPage()) {
		if (await isDocumentIntact(store, path, { stamp, check })) continue;
		missing.push(path);
		if (missing.length > MOST_MISSING) return null;
	}
	return missing;
}

function hasSiteFiles(output: string, langs: readonly string[]): boolean {
	const feeds = langs.flatMap((lang) => [`feeds/${feedName(lang, 1)}`, ...Object.values(feedPaths(lang))]);
	return [...SITE_FILES, ...langs.map(botChromeFile), ...langs.map(menuFile), ...feeds].every((name) => existsSync(join(output, name)));
}
