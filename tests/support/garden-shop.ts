import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { freePort } from '#scripts/run/free-port.ts';
import { copyRepository } from './copy-repository.ts';

/** Stays between runs, so that an unchanged shop is not built again. */
const FOLDER = resolve('.cache/garden-shop');

export interface GardenShop extends AsyncDisposable {
	readonly url: string;
	/** Its pages. */
	readonly pages: string;
	/** What the gardener's system received. */
	readonly received: readonly unknown[];
	/** How often the shop greeted that system. */
	greetings(): number;
}

/** Builds and starts `examples/garden-shop` as `npm start` does, with the goods of the demo shop. */
export async function startGardenShop(): Promise<GardenShop> {
	copyRepository(FOLDER);
	const received: unknown[] = [];
	let greetings = 0;
	const gardener = createServer(async (request, response) => {
		if (request.method === 'HEAD') {
			greetings++;
			response.end();
			return;
		}
		let body = '';
		for await (const chunk of request) body += chunk;
		received.push(JSON.parse(body));
		response.end();
	});
	await new Promise<void>((ready) => gardener.listen(0, '127.0.0.1', ready));
	const address = gardener.address();
	const port = await freePort();
	const { VITEST: _runner, VITEST_MODE: _mode, NODE_ENV: _env, ...environment } = process.env;
	const shop = spawn(process.execPath, ['scripts/start.ts', '--port', String(port), '--backend-port', String(await freePort()), '--products', '60'], {
		cwd: FOLDER,
		env: {
			...environment,
			SHOP_FOLDER: 'examples/garden-shop',
			GARDENER_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
			LANGUAGES: '',
			BACKEND_URL: '',
		},
	});
	let output = '';
	const { promise: ready, resolve: isReady, reject } = Promise.withResolvers<void>();
	const read = (chunk: Buffer) => {
		output += chunk;
		if (output.includes('All pages are written')) isReady();
	};
	shop.stdout.on('data', read);
	shop.stderr.on('data', read);
	const ended = new Promise<void>((done) => shop.once('exit', () => done()));
	void ended.then(() => reject(new Error(`The garden shop did not start:\n${output}`)));
	await ready;
	return {
		url: `http://localhost:${port}`,
		pages: `${FOLDER}/dist/client`,
		received,
		greetings: () => greetings,
		async [Symbol.asyncDispose]() {
			shop.kill('SIGTERM');
			await ended;
			gardener.closeAllConnections();
			await new Promise((done) => gardener.close(done));
		},
	};
}
