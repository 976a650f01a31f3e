import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '@titraj/contract/settings/storage.ts';

export interface RunningS3 extends AsyncDisposable {
	readonly settings: S3Settings;
	/** Settings for the storefront's environment. */
	readonly variables: Readonly<Record<string, string>>;
	readonly bucket: string;
	/** Key -> distinct contents that were written to it. */
	readonly written: ReadonlyMap<string, ReadonlySet<string>>;
	/** Key -> hash of the stored objects. */
	hashes(): Map<string, string>;
	/** The same for the pages of a folder, by their names in it, like `hashPages` for a local folder. */
	hashPages(folder: string): Map<string, string>;
}

const SUFFIX = '._S3rver_object';

/** A local S3 server that checks signatures, with one empty bucket. */
export async function startS3(): Promise<RunningS3> {
	const directory = mkdtempSync(join(tmpdir(), 's3-'));
	const bucket = 'shop-pages';
	const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false, configureBuckets: [{ name: bucket }] });
	const written = new Map<string, Set<string>>();
	server.on('event', ({ Records: [record] }) => {
		if (!record?.eventName.startsWith('ObjectCreated')) return;
		const { key, eTag } = record.s3.object;
		written.set(key, (written.get(key) ?? new Set()).add(eTag));
	});
	const { port } = await server.run();
	const settings = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
	const hashes = () => {
		const root = join(directory, bucket);
		const names = globSync(`**/*${SUFFIX}`, { cwd: root }).sort();
		return new Map(
			names.map((name) => [
				name.slice(0, -SUFFIX.length),
				createHash('sha1')
					.update(readFileSync(join(root, name)))
					.digest('hex'),
			]),
		);
	};
	return {
		...{ settings, bucket, hashes, written },
		variables: {
			S3_ENDPOINT: settings.endpoint,
			S3_ACCESS_KEY_ID: settings.accessKeyId,
			S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
		},
		hashPages(folder) {
			const pages = [...hashes()].filter(([key]) => key.startsWith(`${folder}/`)).map(([key, hash]) => [key.slice(folder.length + 1), hash] as const);
			return new Map(pages.filter(([name]) => name.includes('.') && !name.startsWith('assets/')));
		},
		async [Symbol.asyncDispose]() {
			await server.close();
			rmSync(directory, { recursive: true, force: true });
		},
	};
}
