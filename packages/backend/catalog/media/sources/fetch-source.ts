import { randomUUID } from 'node:crypto';
import { readFile, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { DownloadError, type DownloadOptions, download, type Version } from '../../../platform/http/download.ts';

/** Location of content, and its version when last fetched. */
export interface FetchedSource {
	/** An http(s) URL or a file path. */
	readonly source: string;
	/** For a file: the folder that must contain it. */
	readonly folder: string | null;
	/** Undefined if never fetched. */
	readonly known: Version | undefined;
}

export type FetchResult =
	| { readonly outcome: 'fetched'; readonly bytes: Buffer; readonly version: Version }
	| { readonly outcome: 'unchanged' }
	/** Its folder does not exist on this machine. */
	| { readonly outcome: 'elsewhere' }
	| { readonly outcome: 'failed'; readonly reason: string; readonly isTransient: boolean };

export interface FetchLimits extends Pick<DownloadOptions, 'maxBytes' | 'signal' | 'isAllowed'> {}

/** Milliseconds: total per file, and without data. */
const TIMEOUT = 60_000;
const IDLE = 15_000;
const NO_VERSION: Version = { etag: null, lastModified: null };

/** Reads a source: over HTTP within limits, or from a file inside its folder. Symbolic links cannot lead outside the folder. */
export const fetchSource = (source: FetchedSource, limits: FetchLimits): Promise<FetchResult> =>
	source.folder === null ? fetchAddress(source, limits) : readBeside(source.folder, source, limits);

async function fetchAddress({ source, known }: FetchedSource, limits: FetchLimits): Promise<FetchResult> {
	const file = join(tmpdir(), `media-${randomUUID()}`);
	try {
		const version = await download(source, file, { ...limits, timeout: TIMEOUT, idleTimeout: IDLE, ...(known && { known }) });
		return version === null ? { outcome: 'unchanged' } : { outcome: 'fetched', bytes: await readFile(file), version };
	} catch (error) {
		if (error instanceof DownloadError) return { outcome: 'failed', reason: error.message, isTransient: error.isTransient };
		throw error;
	} finally {
		await rm(file, { force: true });
	}
}

async function readBeside(folder: string, { source }: FetchedSource, { maxBytes }: FetchLimits): Promise<FetchResult> {
	const name = source.slice(folder.length + 1);
	const root = await realpath(folder).catch(toMissing);
	if (root === null) return { outcome: 'elsewhere' };
	const path = await realpath(source).catch(toMissing);
	if (path === null) return failed(`${name} does not exist in ${folder}.`);
	if (!path.startsWith(root + sep)) return failed(`${name} leads out of ${folder}.`);
	const found = await stat(path);
	if (!found.isFile()) return failed(`${name} is not a file.`);
	if (found.size > maxBytes) return failed(`${name} is larger than ${maxBytes} bytes.`);
	return { outcome: 'fetched', bytes: await readFile(path), version: NO_VERSION };
}

/** Null if the file does not exist; other errors, such as missing permissions, are transient. */
function toMissing(error: unknown): null {
	if (error instanceof Error && 'code' in error && MISSING.has(String(error.code))) return null;
	throw error;
}
const MISSING: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

const failed = (reason: string): FetchResult => ({ outcome: 'failed', reason, isTransient: false });
