import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startSite } from '#scripts/serve/start-site.ts';

const { values } = parseArgs({
	options: { port: { type: 'string', default: '8888' }, host: { type: 'string' }, backend: { type: 'string' }, dir: { type: 'string' } },
});

if (existsSync('.env')) process.loadEnvFile('.env');
const site = await startSite({
	port: Number(values.port),
	...(values.host !== undefined && { host: values.host }),
	...(values.backend !== undefined && { backendUrl: values.backend }),
	...(values.dir !== undefined && { dir: values.dir }),
}).catch((cause: unknown) => {
	console.error(cause instanceof Error ? cause.message : cause);
	process.exit(1);
});
console.log(`Shop: ${site.url}`);

const stop = () => void site.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
