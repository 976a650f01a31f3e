import { parseArgs } from 'node:util';
import { demoSeed } from './demo-seed.ts';
import { startBackend } from './start-backend.ts';

const { values } = parseArgs({
	options: {
		port: { type: 'string' },
		data: { type: 'string', default: '.data/shop' },
		products: { type: 'string', default: '2000' },
	},
});

try {
	const backend = await startBackend({
		dataDir: values.data,
		...(values.port !== undefined && { port: Number(values.port) }),
		seed: demoSeed(Number(values.products), new Date()),
	});
	console.log(`Backend: ${backend.url}`);
	const stop = () => backend.close().then(() => process.exit(0));
	process.once('SIGTERM', stop);
	process.once('SIGINT', stop);
} catch (error) {
	console.error(error instanceof Error ? error.message : error, error instanceof Error && error.cause ? error.cause : '');
	process.exit(1);
}
