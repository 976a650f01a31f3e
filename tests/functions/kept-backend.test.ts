import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '#scripts/serve/start-site.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder('kept-', afterAll);
/** The process that keeps a backend running, its log so far, and the backend's address. */
let keeper: ChildProcess;
let url: string;
const lines: string[] = [];

const backendPid = () => {
	const started = lines.filter((line) => line.includes('"pid"')).at(-1) ?? '{}';
	return Number(JSON.parse(started).pid);
};
const answers = () =>
	fetch(`${url}/hapi/v1/openapi.json`).then(
		({ ok }) => ok,
		() => false,
	);

beforeAll(async () => {
	const args = ['--disable-warning=ExperimentalWarning', 'tests/support/run-kept-backend.ts', folder];
	keeper = spawn(process.execPath, args, {
		stdio: ['ignore', 'pipe', 'inherit'],
		env: { ...process.env, LOG_LEVEL: 'info', JWT_SECRET: '', DATABASE_URL: '' },
	});
	url = await new Promise<string>((resolve, reject) => {
		keeper.once('exit', (code) => reject(new Error(`It ended with code ${code}`)));
		if (keeper.stdout)
			createInterface({ input: keeper.stdout }).on('line', (line) => {
				lines.push(line);
				const address = /^Kept: (\S+)$/.exec(line)?.[1];
				if (address !== undefined) resolve(address);
			});
	});
}, 120_000);
afterAll(() => void keeper.kill('SIGKILL'));

test('a backend that logs each request starts, and its log is passed through', async () => {
	expect(await answers()).toBe(true);
	await expect.poll(() => lines.some((line) => line.includes('"path":"/hapi/v1/openapi.json"'))).toBe(true);
});

test('a backend that dies is reported, and restarted at the same address', { timeout: 60_000 }, async () => {
	const first = backendPid();
	process.kill(first, 'SIGKILL');
	await expect.poll(() => lines, { timeout: 10_000 }).toContain('The backend was ended by SIGKILL. It is started again in 0.5 s.');
	await expect.poll(() => lines, { timeout: 40_000 }).toContain(`The backend runs again: ${url}`);
	expect(await answers()).toBe(true);
	await expect.poll(backendPid).not.toBe(first);
});

test('a restart that is asked for happens at once, at the same address', { timeout: 60_000 }, async () => {
	const first = backendPid();
	const reported = lines.filter((line) => line.includes('It is started again')).length;
	keeper.kill('SIGUSR2');
	await expect.poll(backendPid, { timeout: 40_000 }).not.toBe(first);
	await expect.poll(answers, { timeout: 10_000 }).toBe(true);
	expect(lines.filter((line) => line.includes('It is started again'))).toHaveLength(reported);
});

test('a backend ends with the process that started it, however that process ends', { timeout: 60_000 }, async () => {
	keeper.kill('SIGKILL');
	await expect.poll(answers, { timeout: 30_000 }).toBe(false);
});

test('npm start immediately reports that a port is taken and how to fix it, and starts nothing', { timeout: 60_000 }, async () => {
	const server = createServer();
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	const run = (...args: string[]) =>
		new Promise<{ code: unknown; said: string }>((done) => {
			execFile(
				process.execPath,
				['scripts/start.ts', '--data', join(tmpdir(), 'nowhere'), ...args],
				{ timeout: 50_000, env: { ...process.env, BACKEND_URL: '' } },
				(error, out, said) => done({ code: error?.code, said: out + said }),
			);
		});
	expect(await run('--port', String(port))).toEqual({
		code: 1,
		said: expect.stringContaining(`Port ${port} of the shop is taken. Stop the program that has it, or start with another port: npm start -- --port 8890`),
	});
	expect(await run('--port', '0', '--backend-port', String(port))).toEqual({ code: 1, said: expect.stringContaining('npm start -- --backend-port 8790') });
	await expect(listen(async () => undefined, { port, host: '127.0.0.1' })).rejects.toThrow(`Port ${port} is taken. Stop the program that listens there`);
	server.close();
});
