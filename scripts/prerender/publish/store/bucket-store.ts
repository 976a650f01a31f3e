import { createHash } from 'node:crypto';
import { readEnvironment } from '#lib/config/environment.server.ts';
import { contentTypeOf } from '../../../serve/content-type.ts';
import { cacheControlOf } from '../headers-file.ts';
import type { BucketPlace, FarStore } from './page-store.ts';
import { createS3Client, type S3Client } from './s3-client.ts';

/** Files that one thread writes at once. */
const AT_ONCE = 16;
/** Keys that the protocol takes in one call. */
const KEYS_A_CALL = 1000;

/** Pages in S3-compatible storage, with the headers that a static host would give them. A file is there whole or not at all: that is the service's own rule. */
export function openBucketStore({ bucket, prefix }: Omit<BucketPlace, 'kind'>, call: S3Client = createS3Client(readEnvironment().s3, bucket)): FarStore {
	const keyOf = (name: string) => `${prefix && `${prefix}/`}${name.slice(1)}`;
	const underWay = new Set<Promise<void>>();
	let fault: Error | undefined;

	const put = async (name: string, content: Uint8Array): Promise<void> => {
		try {
			const headers = { 'content-type': contentTypeOf(name), 'cache-control': cacheControlOf(name) };
			await call({ method: 'PUT', key: keyOf(name), headers, body: new Uint8Array(content) });
		} catch (error) {
			fault ??= error instanceof Error ? error : new Error(String(error));
		}
	};
	const throwFault = (): void => {
		const found = fault;
		fault = undefined;
		if (found) throw found;
	};

	return {
		isNear: false,
		async write(name, content) {
			while (underWay.size >= AT_ONCE) await Promise.race(underWay);
			if (fault) return;
			const writing: Promise<void> = put(name, content).finally(() => underWay.delete(writing));
			underWay.add(writing);
		},
		async settle() {
			await Promise.all(underWay);
			throwFault();
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
			for (let at = 0; at < names.length; at += KEYS_A_CALL) await removeKeys(call, names.slice(at, at + KEYS_A_CALL).map(keyOf));
		},
	};
}

async function removeKeys(call: S3Client, keys: readonly string[]): Promise<void> {
	const objects = keys.map((key) => `<Object><Key>${escapeXml(key)}</Key></Object>`).join('');
	const body = new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?><Delete><Quiet>true</Quiet>${objects}</Delete>`);
	const headers = { 'content-type': 'application/xml', 'content-md5': createHash('md5').update(body).digest('base64') };
	const answer = await call({ method: 'POST', query: 'delete', headers, body });
	const said = (await answer?.text()) ?? '';
	// Each key has its own answer; quiet ones are done.
	if (said.includes('<Error>')) throw new Error(`Files could not be removed from storage: ${said.slice(0, 300)}`);
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string): string => text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
