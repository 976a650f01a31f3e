import { createWriteStream } from 'node:fs';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkedLookup } from './checked-lookup.ts';
import { isPublicAddress } from './public-address.ts';

export interface DownloadOptions {
	/** Bytes as sent; a longer answer is refused. */
	readonly maxBytes: number;
	/** Milliseconds without a byte after which the download fails. */
	readonly idleTimeout?: number;
	/** Milliseconds for the whole download; unlimited by default. */
	readonly timeout?: number;
	/** Aborts the download. */
	readonly signal?: AbortSignal;
	readonly maxRedirects?: number;
	/** Version of an earlier download, for a conditional request. */
	readonly known?: Version;
	/** Which addresses may be called; those of the internet where it is left out. */
	readonly isAllowed?: (address: string) => boolean;
}

/** HTTP validators. */
export interface Version {
	readonly etag: string | null;
	readonly lastModified: string | null;
}

const IDLE = 30_000;

/** A download that was refused or failed: the message says why and what to do. */
export class DownloadError extends Error {
	/** Whether a retry may succeed. */
	readonly isTransient: boolean;

	constructor(message: string, { isTransient = false } = {}) {
		super(message);
		this.isTransient = isTransient;
	}
}

/**
 * Downloads an http(s) URL to `file` and returns its version; null, without a file, if it has not changed. The IP address of every request,
 * redirects included, is checked as it connects, which prevents DNS rebinding.
 */
export async function download(address: string, file: string, options: DownloadOptions): Promise<Version | null> {
	const { maxRedirects = 5, timeout, signal } = options;
	const signals = [...(timeout === undefined ? [] : [AbortSignal.timeout(timeout)]), ...(signal ? [signal] : [])];
	let url = toUrl(address);
	for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
		const answer = await request(url, { ...options, signal: AbortSignal.any(signals) });
		const { location } = answer.headers;
		const status = answer.statusCode ?? 0;
		if (status >= 300 && status < 400 && location !== undefined) {
			answer.destroy();
			url = toUrl(location, url);
			continue;
		}
		if (status === 304 && options.known) {
			answer.destroy();
			return null;
		}
		if (status !== 200) {
			answer.destroy();
			throw new DownloadError(`${url.href} returned status ${status} instead of a file.`, {
				isTransient: status >= 500 || status === 408 || status === 429,
			});
		}
		await save(answer, file, url, options);
		return { etag: answer.headers.etag ?? null, lastModified: answer.headers['last-modified'] ?? null };
	}
	throw new DownloadError(`${address} redirects more than ${maxRedirects} times.`);
}

async function save(answer: IncomingMessage, file: string, url: URL, { maxBytes, timeout, idleTimeout = IDLE }: DownloadOptions): Promise<void> {
	answer.setTimeout(idleTimeout, () => answer.destroy(silent(url, idleTimeout)));
	try {
		await pipeline(answer, limitTo(maxBytes, url), createWriteStream(file));
	} catch (error) {
		throw toDownloadError(error, url, { what: 'broke off', timeout });
	}
}

const silent = (url: URL, milliseconds: number) => new DownloadError(`${url.href} sent nothing for ${milliseconds / 1000} s.`, { isTransient: true });

function toDownloadError(error: unknown, url: URL, { what, timeout }: { what: string; timeout: number | undefined }): DownloadError {
	if (error instanceof DownloadError) return error;
	if (error instanceof Error && error.name === 'AbortError')
		return new DownloadError(timeout === undefined ? `${url.href} was aborted.` : `${url.href} took longer than ${timeout / 1000} s.`, { isTransient: true });
	return new DownloadError(`${url.href} ${what}: ${error instanceof Error ? error.message : error}.`, { isTransient: true });
}

function toUrl(address: string, base?: URL): URL {
	const url = URL.parse(address, base);
	if (url === null || !['http:', 'https:'].includes(url.protocol)) throw new DownloadError(`${address} is not an http or https address.`);
	if (url.username !== '' || url.password !== '') throw new DownloadError(`${url.host}: addresses with a password are not supported. Download the file first.`);
	return url;
}

function request(url: URL, options: DownloadOptions): Promise<IncomingMessage> {
	const { isAllowed = isPublicAddress, idleTimeout = IDLE, timeout, signal, known } = options;
	const host = url.hostname.replaceAll(/^\[|\]$/g, '');
	if (isIP(host) !== 0 && !isAllowed(host)) return Promise.reject(refuse(url, host));
	return new Promise((resolve, reject) => {
		const get = url.protocol === 'https:' ? getHttps : getHttp;
		const sent = get(
			url,
			{
				lookup: checkedLookup(isAllowed, (_, address) => refuse(url, address)),
				timeout: idleTimeout,
				...(signal && { signal }),
				headers: {
					...{ accept: '*/*', 'accept-encoding': 'identity' },
					...(known?.etag && { 'if-none-match': known.etag }),
					...(known?.lastModified && { 'if-modified-since': known.lastModified }),
				},
			},
			resolve,
		);
		sent.on('timeout', () => sent.destroy(silent(url, idleTimeout)));
		sent.on('error', (error) => reject(toDownloadError(error, url, { what: 'cannot be read', timeout })));
	});
}

const refuse = (url: URL, address: string): DownloadError =>
	new DownloadError(`${url.href} is refused: ${address} is not an address of the internet. Download the file and name it instead.`);

function limitTo(maxBytes: number, url: URL): Transform {
	let bytes = 0;
	return new Transform({
		transform(chunk: Buffer, _encoding, done) {
			bytes += chunk.length;
			if (bytes > maxBytes) done(new DownloadError(`${url.href} is larger than ${maxBytes} bytes.`));
			else done(null, chunk);
		},
	});
}
