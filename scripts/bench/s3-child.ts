import { parseArgs } from 'node:util';
import S3rver from '@20minutes/s3rver';

/** A server of S3-compatible storage that checks signatures, with one bucket, for benchmarks. */
const { values } = parseArgs({
	options: {
		address: { type: 'string', default: '127.0.0.1' },
		port: { type: 'string', default: '0' },
		folder: { type: 'string' },
		bucket: { type: 'string' },
	},
});
const { address, folder, bucket } = values;
if (folder === undefined || bucket === undefined) throw new Error('--folder and --bucket are required');
const server = new S3rver({ address, port: Number(values.port), silent: true, directory: folder, vhostBuckets: false, configureBuckets: [{ name: bucket }] });
const { port } = await server.run();
console.log(`Storage: http://${address}:${port}`);
