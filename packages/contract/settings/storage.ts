import { address, text } from './formats.ts';
import { optional, setting } from './setting.ts';

/** S3-compatible storage and its credentials; keys may be empty until they are needed. */
export interface S3Settings {
	/** Origin and path of the service. */
	readonly endpoint: string;
	readonly region: string;
	readonly accessKeyId: string;
	readonly secretAccessKey: string;
}

/** Storage for a build's pages, and for the backend's pictures and documents. */
export const STORAGE_SETTINGS = {
	endpoint: optional('S3_ENDPOINT', address, {
		about:
			'URL of S3-compatible storage for `npm run prerender -- --output s3://bucket/prefix` and for MEDIA_STORE. Empty: Amazon S3 in the region of S3_REGION.',
	}),
	region: setting('S3_REGION', text, {
		standard: 'us-east-1',
		about: 'Region of that storage. Empty: us-east-1, which most other providers accept.',
	}),
	accessKeyId: setting('S3_ACCESS_KEY_ID', text, {
		standard: '',
		about:
			'Access key for that storage, with permission to read, write, delete and list in the bucket. Every machine that renders needs it, and a backend whose MEDIA_STORE is in the storage.',
	}),
	secretAccessKey: setting('S3_SECRET_ACCESS_KEY', text, {
		standard: '',
		about: 'Secret of that access key. It is never sent to other machines.',
		secret: true,
	}),
} as const;

/** Applies the default endpoint, Amazon S3 in the region. */
export function toS3Settings({ endpoint, region, ...keys }: Omit<S3Settings, 'endpoint'> & { readonly endpoint: string | undefined }): S3Settings {
	return { endpoint: (endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, ''), region, ...keys };
}
