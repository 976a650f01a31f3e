import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { checkContract } from './contract/check-contract.ts';
import { isAsAgreed } from './contract/finding.ts';
import { toReportLines } from './contract/report/print-report.ts';
import { toJUnit } from './contract/report/to-junit.ts';
import { hasBuild } from './contract/routes/open-renderer.ts';
import { TARGET_OPTIONS, toTarget } from './contract/target.ts';

/** Checks any backend against the contract; docs/contract-check.md. It only reads, unless `--writes` makes it act like a shopper. */
const USAGE = `Usage: npm run contract:check -- URL [options]
  --writes                   also buy as a guest, save products, use coupons and an account
  --account EMAIL:PASSWORD   a confirmed test customer of the backend, for --writes
  --product CODE             shopping_cart_code of the product that --writes buys; by default the first available one
  --coupon CODE              a coupon that reduces this product, for --writes
  --host shop.example        base-host header of each call (localhost:8888)
  --timeout 10000            timeout of a call in milliseconds
  --pages 3                  number of pages of each kind
  --dist dist                folder of the build that renders them
  --json FILE, --junit FILE  write the report as JSON or JUnit XML; - is the standard output
Exit code: 0 no errors, 1 errors, 2 wrong usage.`;

const { values, positionals } = readArguments();
const target = toTarget(positionals[0], values, readEnvironment().appendLang);
if (typeof target === 'string') quit(target);
const pages = Number(values.pages);
if (!(pages > 0)) quit('--pages must be a number above 0.');

const { settings, ...known } = target;
const writes = values.writes ? { ...known, run: randomBytes(4).toString('hex') } : null;
const report = await checkContract(settings, { writes, dist: hasBuild(values.dist) ? values.dist : null, pages });
const outputs = [
	[values.json, () => `${JSON.stringify(report, null, '\t')}\n`],
	[values.junit, () => toJUnit(report)],
] as const;
for (const [file, render] of outputs) if (file !== undefined) file === '-' ? process.stdout.write(render()) : writeFileSync(file, render());
if (values.json !== '-' && values.junit !== '-') console.log(toReportLines(report).join('\n'));
process.exitCode = isAsAgreed(report) ? 0 : 1;

function readArguments() {
	const text = { type: 'string' } as const;
	try {
		return parseArgs({
			options: {
				writes: { type: 'boolean', default: false },
				...TARGET_OPTIONS,
				pages: { ...text, default: '3' },
				dist: { ...text, default: 'dist' },
				json: text,
				junit: text,
			},
			allowPositionals: true,
		});
	} catch (error) {
		return quit(error instanceof Error ? error.message : String(error));
	}
}

function quit(reason: string): never {
	console.error(`${reason}\n\n${USAGE}`);
	process.exit(2);
}
