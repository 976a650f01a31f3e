import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '#scripts/run/free-port.ts';
import { fetchPackage, type PinnedPackage } from './fetch-package.ts';

/** The checker of the W3C's validator. It is not a dependency: 33 MB, and it needs Java. */
const PACKAGE: PinnedPackage = {
	name: 'vnu-jar@26.9.27',
	integrity: 'sha512-TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==',
	file: 'build/dist/vnu.jar',
};
const FOLDER = resolve('.cache/vnu');

export const isJavaInstalled = (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(join(folder, 'java')));

export interface NuChecker {
	readonly url: string;
	stop(): void;
}

/** Starts the Nu HTML checker as a server of this machine, downloaded once into `.cache/vnu`. It needs some seconds before it answers. */
export async function startNuChecker(): Promise<NuChecker> {
	const jar = join(FOLDER, 'vnu.jar');
	if (!existsSync(jar)) await fetchPackage(PACKAGE, FOLDER);
	const port = await freePort();
	// Two threads of the garbage collector and a small heap: the tests need the processors and the memory.
	const limits = ['-Xmx384m', '-Xss4m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
	const args = [...limits, '-Dnu.validator.servlet.bind-address=127.0.0.1', '-cp', jar, 'nu.validator.servlet.Main', String(port)];
	const child = spawn('java', args, { stdio: 'ignore' });
	child.unref();
	const stop = () => void child.kill('SIGKILL');
	process.once('exit', stop);
	return { url: `http://127.0.0.1:${port}`, stop };
}
