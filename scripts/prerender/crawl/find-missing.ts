import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { feedPaths } from '#lib/content/server/post-feeds.server.ts';
import { type DocumentSource, openDocumentList } from '../manifest/document-list.ts';
import { botChromeFile } from '../publish/bot-chromes.ts';
import { feedName } from '../publish/feeds/feed-shard.ts';
import { menuFile } from '../publish/menu-files.ts';
import { type DocumentCheck, isDocumentIntact } from '../publish/page-document.ts';
import type { PageStore } from '../publish/store/page-store.ts';
import { checkDocuments } from './check-documents.ts';

/** Above this number of missing pages a whole crawl is faster. */
const MOST_MISSING = 2000;

/** Files that every complete build writes beside the pages. */
const SITE_FILES = ['404.html', '_headers', '_redirects', 'builds/latest.json', 'manifest.webmanifest', 'offline.html', 'robots.txt', 'sitemap.xml', 'sw.js'];

/** Above this number of pages rendered since the list of documents was written, writing it again is faster than checking them one by one. */
const MOST_LATER = 2000;

interface Search {
	readonly manifest: DocumentSource;
	readonly langs: readonly string[];
	/** Folder of the files beside the pages; that of the pages too, if they are local. */
	readonly output: string;
	readonly store: PageStore;
	/** The cache is unchanged since the last build (cache-seal.ts). */
	readonly isSealed: boolean;
	readonly check: DocumentCheck;
	/** File of the list of documents. */
	readonly documentList: string;
	readonly now: Date;
}

/** Paths of pages whose documents are missing or changed; null if there are too many of them, or if a file beside the pages is missing. */
export async function findMissing({ manifest, langs, output, store, isSealed, check, documentList, now }: Search): Promise<string[] | null> {
	if (!hasSiteFiles(output, langs)) return null;
	// Only builds write to remote storage. If its content is in doubt, a whole crawl checks it with all threads.
	if (!store.isLocal) return isSealed && check === 'size' ? [] : null;
	const checked = { list: documentList, folder: output, check };
	const later = isSealed ? renderedSinceList(manifest, documentList, now) : null;
	if (later !== null) {
		const differing = await checkDocuments({ ...checked, most: MOST_MISSING + later.length });
		if (differing !== null) return await stillMissing([...differing, ...later]);
	}
	manifest.writeDocumentList(documentList);
	return await checkDocuments({ ...checked, most: MOST_MISSING });

	/** The list may be older than the manifest, which decides. */
	async function stillMissing(paths: readonly string[]): Promise<string[] | null> {
		const missing = new Set<string>();
		for (const path of paths) {
			const stamp = manifest.stampOf(path);
			if (stamp !== null && !(await isDocumentIntact(store, path, { stamp, check }))) missing.add(path);
		}
		return missing.size > MOST_MISSING ? null : [...missing];
	}
}

/** Paths of pages that were rendered since the list was written; null if there is no list, if there are too many, or if the clock was set back. */
function renderedSinceList(manifest: DocumentSource, file: string, now: Date): string[] | null {
	using list = openDocumentList(file);
	if (list && list.writtenAt > now.toISOString()) return null;
	const later = list && manifest.renderedAfter(list.writtenAt, MOST_LATER + 1);
	return later !== null && later.length <= MOST_LATER ? later : null;
}

function hasSiteFiles(output: string, langs: readonly string[]): boolean {
	const feeds = langs.flatMap((lang) => [`feeds/${feedName(lang, 1)}`, ...Object.values(feedPaths(lang))]);
	return [...SITE_FILES, ...langs.map(botChromeFile), ...langs.map(menuFile), ...feeds].every((name) => existsSync(join(output, name)));
}
