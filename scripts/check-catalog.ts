import { existsSync, writeFileSync } from 'node:fs';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { findGaps } from './catalog/find-gaps.ts';
import { readCatalog } from './catalog/read-catalog.ts';
import { toReportLines } from './catalog/to-report-lines.ts';

const { values, positionals } = readCommand({
	usage: 'npm run check:catalog -- [URL] [options]',
	about: 'Lists what the products of a running backend lack for shoppers, feeds and filters; only reads.',
	options: {
		host: { type: 'string', default: 'localhost:8888', value: 'HOST', help: 'base-host header of each call' },
		timeout: { type: 'string', default: '30000', value: 'MS', help: 'timeout of a call in milliseconds' },
		examples: { type: 'string', default: '3', value: 'COUNT', help: 'products to name for each gap' },
		json: { type: 'string', value: 'FILE', help: 'also writes every gap as JSON' },
		strict: { type: 'boolean', default: false, help: 'exit code 1 if a product lacks anything' },
	},
	positionals: true,
});

if (existsSync('.env')) process.loadEnvFile('.env');
const address = URL.parse(positionals[0] ?? 'http://127.0.0.1:8787');
const [timeout, examples] = [Number(values.timeout), Number(values.examples)];
if (address === null || !/^https?:$/.test(address.protocol)) quit(`${positionals[0]} is not the address of a backend, such as http://127.0.0.1:8787.`);
if (!(timeout > 0)) quit(`--timeout is ${values.timeout}: pass a number above 0.`);
if (!Number.isInteger(examples) || examples < 0) quit(`--examples is ${values.examples}: pass a whole number from 0 on.`);

try {
	const url = `${address.origin}${address.pathname.replace(/\/+$/, '')}`;
	const products = await readCatalog({ url, host: values.host, timeout, appendLang: readEnvironment().appendLang });
	const gaps = findGaps(products);
	if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(gaps, null, '\t')}\n`);
	console.log(toReportLines(gaps, { total: products.length, examples }).join('\n'));
	process.exitCode = values.strict && gaps.length > 0 ? 1 : 0;
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}

function quit(reason: string): never {
	console.error(`${reason} --help lists the options.`);
	process.exit(2);
}
