import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mustRun, npmEnvironment } from './run-command.ts';

/** The Node binary of a version, from this platform's npm package; cached in `.cache` for the next run. */
export async function findNode(version: string): Promise<string> {
	const name = `node-${process.platform}-${process.arch}`;
	const folder = resolve('.cache/node', version);
	const binary = join(folder, 'node_modules', name, 'bin/node');
	if (existsSync(binary)) return binary;
	mkdirSync(folder, { recursive: true });
	await mustRun('npm', ['install', '--prefix', folder, '--no-save', '--no-package-lock', '--no-audit', '--no-fund', `${name}@${version}`], {
		cwd: folder,
		env: npmEnvironment(process.execPath),
	});
	return binary;
}
