import { parseArgs } from 'node:util';
import { loadDemoSeed } from './seed/demo-seed.ts';
import { startBackend } from './start-backend.ts';

const { values } = parseArgs({
	options: {
		port: { type: 'string' },
		data: { type: 'string', default: '.data/shop' },
		products: { type: 'string', default: '2000' },
	},
});

/** Whoever started it over a channel is gone: it has nobody to serve. */
let leave: () => unknown = () => process.exit(1);
if (process.channel) process.once('disconnect', () => leave());

try {
	const backend = await startBackend({
		dataDir: values.data,
		...(values.port !== undefined && { port: Number(values.port) }),
		seed: await loadDemoSeed(Number(values.products), new Date()),
	});
	console.log(`Backend: ${backend.url}`);
	// Ctrl-C reaches this process and the one that started it, which then ends it too.
	let closing: Promise<never> | undefined;
	const stop = () => {
		closing ??= backend.close().then(() => process.exit(0));
		return closing;
	};
	leave = stop;
	process.once('SIGTERM', stop);
	process.once('SIGINT', stop);
} catch (error) {
	if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
		console.error(`${error.message}. Stop the program that listens there, or name another port with --port or PORT.`);
	else console.error(error instanceof Error ? error.message : error, error instanceof Error && error.cause ? error.cause : '');
	process.exit(1);
}
