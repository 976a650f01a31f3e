import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { freePort } from '#scripts/run/free-port.ts';

export interface OwnShop {
	/** Origin of the shop. */
	readonly url: string;
	/** Where the owner opens the account, or the back office. */
	readonly firstVisit: string;
	close(): Promise<void>;
}

/** Runs `npm start -- --empty` on a data folder until it reports that all pages are written. */
export async function startOwnShopProcess(data: string): Promise<OwnShop> {
	const { ready, close } = await start(data, ['--empty'], /^The shop is open after \d+ s: (\S+)\n\n.*: (\S+)\n[\s\S]*^All pages are written/m);
	const [, url = '', firstVisit = ''] = ready;
	return { url, firstVisit, close };
}

async function start(data: string, flags: readonly string[], whenReady: RegExp): Promise<{ readonly ready: RegExpExecArray; close(): Promise<void> }> {
	const [port, backendPort] = [await freePort(8951), await freePort(8791)];
	const child = spawn(process.execPath, ['scripts/start.ts', ...flags, '--data', data, '--port', String(port), '--backend-port', String(backendPort)], {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: own(process.env),
	});
	const close = async () => {
		if (child.exitCode !== null || child.signalCode !== null) return;
		child.kill('SIGTERM');
		await once(child, 'exit');
	};
	let output = '';
	return new Promise((resolve, reject) => {
		child.once('exit', (code) => reject(new Error(`The shop ended with code ${code}: ${output}`)));
		const take = (text: unknown) => {
			output += String(text);
			const ready = whenReady.exec(output);
			if (ready) resolve({ ready, close });
		};
		child.stdout.on('data', take);
		child.stderr.on('data', take);
	});
}

/** Runs `npm run import` on the data folder; returns what it printed. */
export async function importInto(data: string, feed: string, ...flags: readonly string[]): Promise<string> {
	const args = ['packages/backend/main-import.ts', feed, '--data', data, '--report', `${feed}.report.csv`, ...flags];
	const { stdout } = await promisify(execFile)(process.execPath, args, { env: own(process.env) });
	return stdout;
}

/** The environment without variables of the test runner and of other shops. */
function own({ NODE_ENV: _mode, VITEST: _runner, ...others }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	return { ...others, BACKEND_URL: '', SITE_URL: '', DATABASE_URL: '', REBUILD_URL: '', LANGUAGES: '' };
}
