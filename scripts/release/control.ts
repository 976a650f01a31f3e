import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** What a command asks of the keeper. */
export interface Switch {
	/** Name of the release that shall run. */
	readonly release: string;
	/** Whether its migrations need no backup of the last hour. */
	readonly withoutBackup: boolean;
}

/** Takes the switches that commands of this machine's user ask for, over a socket in the root folder. `handle` throws with the reason of a refusal. */
export async function openControl(path: string, handle: (wanted: Switch) => Promise<void>): Promise<AsyncDisposable> {
	rmSync(path, { force: true });
	const server = createServer(async (incoming, response) => {
		try {
			await handle(JSON.parse(await text(incoming)));
			response.writeHead(200).end();
		} catch (error) {
			response.writeHead(409).end(error instanceof Error ? error.message : String(error));
		}
	});
	// A switch takes as long as a start.
	server.requestTimeout = 0;
	await new Promise<void>((ready, failed) => server.once('error', failed).listen(path, ready));
	return {
		[Symbol.asyncDispose]: () =>
			new Promise<void>((done) => {
				server.close(() => done());
				server.closeIdleConnections();
			}),
	};
}

/** Asks the keeper to run a release, and waits until it answers requests. Throws with the keeper's reason, or if none runs. */
export function askKeeper(path: string, wanted: Switch): Promise<void> {
	return new Promise((resolve, reject) => {
		const asking = request({ socketPath: path, method: 'POST' }, async (response) => {
			const reason = await text(response);
			if (response.statusCode === 200) resolve();
			else reject(new Error(reason));
		});
		asking.on('error', (error) => reject(new Error(`No keeper runs here (${error.message}): start node dist/node/keep.js`)));
		asking.end(JSON.stringify(wanted));
	});
}
