import { address, text } from '@titraj/contract/settings/formats.ts';
import { optional, setting } from '@titraj/contract/settings/setting.ts';

/** Where a build's pages go in S3-compatible storage, and who puts them there; keys may be empty until a build needs them. */
export interface S3Settings {
	/** Origin and path of the service. */
	readonly endpoint: string;
	readonly region: string;
	readonly accessKeyId: string;
	readonly secretAccessKey: string;
}

/** Storage that a build's pages may be written to. */
export const STORAGE_SETTINGS = {
	endpoint: optional('S3_ENDPOINT', address, {
		about: 'Address of S3-compatible storage for `npm run prerender -- --output s3://bucket/prefix`. Empty: that of Amazon in the region below.',
	}),
	region: setting('S3_REGION', text, {
		standard: 'us-east-1',
		about: 'Region of that storage. Empty: us-east-1, which most services of other providers take.',
	}),
	accessKeyId: setting('S3_ACCESS_KEY_ID', text, {
		standard: '',
		about: 'Who writes there: may read, write, delete and list in the bucket. Every machine that renders needs it.',
	}),
	secretAccessKey: setting('S3_SECRET_ACCESS_KEY', text, { standard: '', about: 'The secret of that key. It is never sent to other machines.', secret: true }),
} as const;
