declare module '@20minutes/s3rver' {
	import type { AddressInfo } from 'node:net';

	export default class S3rver {
		constructor(options: {
			readonly address: string;
			readonly port: number;
			readonly silent: boolean;
			readonly directory: string;
			readonly vhostBuckets: boolean;
			readonly configureBuckets: readonly { readonly name: string }[];
		});
		on(
			name: 'event',
			listener: (event: {
				readonly Records: readonly { readonly eventName: string; readonly s3: { readonly object: { readonly key: string; readonly eTag: string } } }[];
			}) => void,
		): this;
		run(): Promise<AddressInfo>;
		close(): Promise<void>;
	}
}
