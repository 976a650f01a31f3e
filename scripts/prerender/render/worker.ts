import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import '#lib/platform/server/http/production.server.ts';
import { keepEnvironment } from '#lib/platform/config/environment.server.ts';
import { openBuild } from '#renderer/document/open-build.server.ts';
import { openConcurrentJobs } from './concurrent-jobs.ts';
import type { MessageFromWorker, MessageToWorker, ThreadData, WorkerSetup } from './worker-messages.ts';

// A thread that renders: loads the build, which may be long before a setup arrives (distributed/machine.ts), and then does jobs.
const port = parentPort;
if (!port) throw new Error('scripts/prerender/render/worker.ts runs as a worker thread; start the prerender with npm run prerender');
keepEnvironment();
const send = (message: MessageFromWorker) => port.postMessage(message);

const { serverFolder }: ThreadData = workerData;
const build = await openBuild(serverFolder);
const screenHashes: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(serverFolder, 'screens.json'), 'utf8'));

const { promise: setup, resolve: begin } = Promise.withResolvers<WorkerSetup>();
const opening = setup.then((known) => openConcurrentJobs({ build, client: join(serverFolder, '../client'), screenHashes, setup: known, send }));

port.on('message', async (message: MessageToWorker) => {
	if (message.kind === 'setup') return begin(message.setup);
	const jobs = await opening;
	if (message.kind === 'pages') jobs.takePages(message);
	else await jobs.run(message.id, message.job);
});
send({ kind: 'loaded' });
const { templates } = await opening;
send({ kind: 'ready', templates });
