import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Source of examples/minimal-backend, of which mutants are made. */
export const readMinimalSource = (): string => readFileSync('examples/minimal-backend/server.mjs', 'utf8');

export interface RunningMutant extends AsyncDisposable {
	readonly url: string;
}

/** Replaces a text that has to occur exactly once, so that a mutant is never the original by mistake. */
export function replaceOnce(source: string, text: string, replacement: string): string {
	const parts = source.split(text);
	if (parts.length !== 2) throw new Error(`The minimal backend contains "${text}" ${parts.length - 1} times; a mutant needs a text that it contains once`);
	return parts.join(replacement);
}

/** Runs a changed source of the minimal backend in a thread. Null if it cannot start. */
export async function startMutant(source: string): Promise<RunningMutant | null> {
	const folder = mkdtempSync(join(tmpdir(), 'mutant-'));
	const module = join(folder, 'server.mjs');
	writeFileSync(module, source);
	const worker = new Worker(new URL('./mutant-worker.mjs', import.meta.url), { workerData: { module: pathToFileURL(module).href }, stderr: true });
	const end = async () => {
		await worker.terminate();
		rmSync(folder, { recursive: true, force: true });
	};
	const url = await new Promise<string | null>((done) => {
		worker.once('message', (message: string) => done(message));
		worker.once('error', () => done(null));
		worker.once('exit', () => done(null));
	});
	if (url === null) {
		await end();
		return null;
	}
	return { url, [Symbol.asyncDispose]: end };
}
