import { createHash } from 'node:crypto';
import { createS3Client, type S3Client } from '@titraj/contract/storage/s3-client.ts';
import PQueue from 'p-queue';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { contentTypeOf } from '../../../serve/content-type.ts';
import { cacheControlOf } from '../headers-file.ts';
import type { BucketPlace, RemoteStore } from './page-store.ts';

/** Concurrent writes per thread. */
const WRITES_AT_ONCE = 16;
/**
 * Bytes that wait for their write in a thread, about a group of pages (ADR 105): the next group is rendered while they are sent. Counted in bytes, because a sitemap may
 * have ten megabytes.
 */
const MOST_WAITING_BYTES = 4_000_000;
/** The protocol's limit. */
const KEYS_PER_CALL = 1000;

/** Pages in S3-compatible storage, with the headers that a static host would send. The service replaces a file in one step. A failed write is thrown by `settle`. */
export function openBucketStore({ bucket, prefix }: Omit<BucketPlace, 'kind'>, call: S3Client = createS3Client(readEnvironment().s3, bucket)): RemoteStore {
	const keyOf = (name: string) => `${prefix && `${prefix}/`}${name.slice(1)}`;
	const writes = new PQueue({ concurrency: WRITES_AT_ONCE });
	let waitingBytes = 0;
	let failure: Error | undefined;

	const put = async (name: string, body: Uint8Array<ArrayBuffer>): Promise<void> => {
		waitingBytes -= body.byteLength;
		if (failure) return;
		try {
			const headers = { 'content-type': contentTypeOf(name), 'cache-control': cacheControlOf(name) };
			await call({ method: 'PUT', key: keyOf(name), headers, body });
		} catch (error) {
			failure ??= error instanceof Error ? error : new Error(String(error));
		}
	};
	const throwFailure = (): void => {
		const found = failure;
		failure = undefined;
		if (found) throw found;
	};

	return {
		isLocal: false,
		async write(name, content) {
			while (waitingBytes >= MOST_WAITING_BYTES) await writes.onSizeLessThan(writes.size);
			// A copy, because the caller writes the next document into the same memory.
			const body = new Uint8Array(content);
			waitingBytes += body.byteLength;
			void writes.add(() => put(name, body));
		},
		async settle() {
			await writes.onIdle();
			throwFailure();
		},
		async read(name) {
			const answer = await call({ method: 'GET', key: keyOf(name) });
			return answer && Buffer.from(await answer.arrayBuffer());
		},
		async sizeOf(name) {
			const answer = await call({ method: 'HEAD', key: keyOf(name) });
			return answer && Number(answer.headers.get('content-length'));
		},
		async remove(names) {
			for (let at = 0; at < names.length; at += KEYS_PER_CALL) await removeKeys(call, names.slice(at, at + KEYS_PER_CALL).map(keyOf));
		},
	};
}

async function removeKeys(call: S3Client, keys: readonly string[]): Promise<void> {
	const objects = keys.map((key) => `<Object><Key>${escapeXml(key)}</Key></Object>`).join('');
	const body = new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?><Delete><Quiet>true</Quiet>${objects}</Delete>`);
	const headers = { 'content-type': 'application/xml', 'content-md5': createHash('md5').update(body).digest('base64') };
	const answer = await call({ method: 'POST', query: 'delete', headers, body });
	const result = (await answer?.text()) ?? '';
	// In quiet mode the response lists only the keys that failed.
	if (result.includes('<Error>'))
		throw new Error(`Files could not be removed from storage: ${result.slice(0, 300)}; check the permissions of the key in this bucket`);
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string): string => text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
