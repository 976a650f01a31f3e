import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const STARTS = 7;

/** CPU time in milliseconds of importing a bundled function in a new process without compiled modules of others: the median of several runs. Wall time would depend on the machine's load. */
export async function coldImportMs(file: string): Promise<number> {
	const script = `
		globalThis.awslambda = { streamifyResponse: (handler) => handler };
		const before = process.cpuUsage();
		await import(${JSON.stringify(pathToFileURL(file).href)});
		const { user, system } = process.cpuUsage(before);
		console.log((user + system) / 1000);`;
	const { NODE_ENV: _mode, VITEST: _runner, NODE_OPTIONS: _options, NODE_COMPILE_CACHE: _compiled, ...env } = process.env;
	const times: number[] = [];
	for (let start = 0; start < STARTS; start++) {
		const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
		times.push(Number(stdout));
	}
	return times.sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? Number.NaN;
}
