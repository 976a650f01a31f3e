import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import type { Connector } from './connector.ts';
import { openRound } from './round/open-round.ts';
import { dropDead, listDead, listProblems, retryDead, toStatus } from './round/report.ts';
import { runForever } from './round/run-forever.ts';
import { runRound } from './round/run-round.ts';
import { serveWebhooks } from './round/serve-webhooks.ts';
import { restoreState } from './state/kept-state.ts';

const COMMANDS = ['run', 'once', 'compare', 'status', 'report', 'dead', 'retry', 'drop'] as const;
const USAGE = `npm run connect -- CONNECTOR.ts ${COMMANDS.join(' | ')} [ID] [--dry-run]`;

const { values, positionals } = readCommand({
	usage: USAGE,
	about: 'Connects an engine or ERP to the merchant API: products, stock and prices in, orders out, fulfilment back (docs/connect.md).',
	positionals: true,
	options: { 'dry-run': { type: 'boolean', default: false, help: 'with once or compare: prints what would be written, and writes nothing' } },
});
const [file = '', command = 'run', id = null] = positionals;

try {
	process.exitCode = await runCommand();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

async function runCommand(): Promise<number> {
	if (file === '' || !COMMANDS.some((name) => name === command)) throw new Error(`Usage: ${USAGE}`);
	const ending = new AbortController();
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ending.abort());
	const isRunning = command === 'run' || command === 'once' || command === 'compare';
	const connector = await load(file);
	if (isRunning && (await restoreState(connector))) console.log(JSON.stringify({ event: 'state_restored', file: connector.state }));
	using round = openRound(connector, { dryRun: values['dry-run'] ?? false, isEnding: () => ending.signal.aborted, isRunning });
	const { state } = round;
	switch (command) {
		case 'once':
		case 'compare':
			return (await runRound(round, { compare: command === 'compare' })) ? 0 : 1;
		case 'status':
			console.log(JSON.stringify(toStatus(state), null, '\t'));
			return 0;
		case 'report':
			console.log(JSON.stringify(listProblems(state), null, '\t'));
			return 0;
		case 'dead':
			for (const letter of listDead(state)) console.log(`${letter.kind}  ${letter.id}  ${letter.number}  ${letter.reason}`);
			return 0;
		case 'retry':
			console.log(`${retryDead(state, id)} to be tried again`);
			return 0;
		case 'drop':
			if (id === null) throw new Error(`drop needs the id of a dead letter. Usage: ${USAGE}`);
			console.log(`${dropDead(state, id)} dropped`);
			return 0;
		default:
			if (round.dryRun) throw new Error('--dry-run goes with once or compare');
			return await run(round, ending.signal);
	}
}

async function run(round: ReturnType<typeof openRound>, ending: AbortSignal): Promise<number> {
	const { wake, ended } = await runForever(round, ending);
	const server = round.connector.webhooks ? await serveWebhooks(round, wake) : null;
	round.log({ event: 'running', engine: round.connector.engine.name, port: server?.port ?? null });
	await ended;
	await server?.close();
	return 0;
}

/** The default export of the merchant's file. */
async function load(path: string): Promise<Connector<unknown>> {
	const module: { default?: Connector<unknown> } = await import(pathToFileURL(resolve(path)).href);
	if (module.default?.engine === undefined || module.default.mapping === undefined)
		throw new Error(`${path} exports no connector: export default defineConnector({…})`);
	return module.default;
}
