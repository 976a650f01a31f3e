import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DownloadError, type DownloadOptions, download } from '../../platform/http/download.ts';
import { FeedError } from './feed-error.ts';
import { requireRegularFile } from './require-regular-file.ts';

const FEED = /\.(csv|tsv|txt|xml|rss|jsonl|ndjson)(\.gz)?$/i;
const LARGEST_DOWNLOAD = 2 * 1024 * 1024 * 1024;

/** Files to import. Disposing of them deletes downloads. */
export interface FeedFiles extends AsyncDisposable {
	/** Sorted in the order in which they are read. */
	readonly files: readonly string[];
	/** Folder of files next to the feed, without a trailing slash; null if the feed is a URL. */
	readonly folder: string | null;
	/** Address of a feed at a URL. */
	readonly url: string | null;
}

/**
 * Files of an argument: a file, all feeds in a folder sorted by name, or an http(s) URL, which is downloaded first because a feed is read
 * twice.
 */
export async function findFiles(source: string, options: Partial<DownloadOptions> = {}): Promise<FeedFiles> {
	if (/^[a-z][a-z0-9+.-]+:\/\//i.test(source)) return fetchFile(source, options);
	const found = await stat(source).catch(() => null);
	if (found === null) throw new FeedError(`${source} does not exist.`);
	if (!found.isDirectory()) requireRegularFile(source, found);
	const files = found.isDirectory() ? await listFeeds(source) : [source];
	const folder = resolve(found.isDirectory() ? source : dirname(source));
	return { files, folder, url: null, [Symbol.asyncDispose]: async () => {} };
}

async function listFeeds(folder: string): Promise<string[]> {
	const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile() && FEED.test(entry.name) && !entry.name.startsWith('.'));
	if (names.length === 0) throw new FeedError(`${folder} contains no feed: a file that ends in .csv, .tsv, .txt, .xml or .jsonl, optionally followed by .gz.`);
	return names.map(({ name }) => join(folder, name)).toSorted();
}

async function fetchFile(address: string, options: Partial<DownloadOptions>): Promise<FeedFiles> {
	const folder = await mkdtemp(join(tmpdir(), 'feed-'));
	const remove = () => rm(folder, { recursive: true, force: true });
	try {
		const file = join(folder, 'feed');
		await download(address, file, { maxBytes: LARGEST_DOWNLOAD, ...options });
		return { files: [file], folder: null, url: address, [Symbol.asyncDispose]: remove };
	} catch (error) {
		await remove();
		throw error instanceof DownloadError ? new FeedError(error.message) : error;
	}
}
