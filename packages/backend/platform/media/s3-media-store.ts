import { createS3Client, type S3Client } from '@titraj/contract/storage/s3-client.ts';
import type { MediaPlace } from './media-place.ts';
import type { MediaStore } from './media-store.ts';

/** Files in a bucket, under a prefix. S3 writes are atomic. */
export function s3MediaStore({ bucket, prefix, settings }: Extract<MediaPlace, { kind: 's3' }>, call: S3Client = createS3Client(settings, bucket)): MediaStore {
	const keyOf = (key: string): string => `${prefix && `${prefix}/`}${key}`;
	return {
		async read(key) {
			const answer = await call({ method: 'GET', key: keyOf(key) });
			return answer && Buffer.from(await answer.arrayBuffer());
		},
		async has(key) {
			return (await call({ method: 'HEAD', key: keyOf(key) })) !== null;
		},
		async write(key, bytes) {
			await call({ method: 'PUT', key: keyOf(key), headers: { 'content-type': 'application/octet-stream' }, body: new Uint8Array(bytes) });
		},
		async remove(key) {
			await call({ method: 'DELETE', key: keyOf(key) });
		},
	};
}
