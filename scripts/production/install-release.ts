import { mustRun, npmEnvironment } from './run-command.ts';
import { ship } from './shipped-files.ts';

/** Builds a folder of sources whose packages are installed. */
export async function buildSources(sources = '.'): Promise<void> {
	await mustRun('npm', ['run', 'build'], { cwd: sources, env: npmEnvironment(process.execPath) });
}

/** Copies the deployed files of built sources into a folder, and installs the packages of a production machine there (docs/deploy.md). */
export async function installRelease(folder: string, sources = '.'): Promise<void> {
	ship(folder, sources);
	await mustRun('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder, env: npmEnvironment(process.execPath) });
}
