import { parseArgs } from 'node:util';
import { checkContract } from './contract/check-contract.ts';
import { isAsAgreed, toReportLines } from './contract/print-report.ts';

/** Checks a backend against packages/contract. It only reads; `--writes` also fills and empties a guest's cart. */
const { values, positionals } = parseArgs({
	options: { writes: { type: 'boolean', default: false }, host: { type: 'string', default: 'localhost:8888' }, timeout: { type: 'string', default: '10000' } },
	allowPositionals: true,
});
const url = URL.parse(positionals[0] ?? '');
if (url === null || !/^https?:$/.test(url.protocol)) {
	console.error('Usage: npm run contract:check -- URL [--host shop.example] [--timeout 10000] [--writes]');
	process.exit(2);
}

const report = await checkContract({ url: url.origin, host: values.host, timeout: Number(values.timeout) || 10_000 }, { writes: values.writes });
if (report.unusable === undefined) console.log(toReportLines(report, url.origin).join('\n'));
else console.error(`${url.origin} cannot be used: ${report.unusable}`);
process.exitCode = isAsAgreed(report) ? 0 : 1;
