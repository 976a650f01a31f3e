import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const LOCK = 'package-lock.json';
/** Milliseconds for a thousand packages. */
const INSTALLATION = 600_000;

/**
 * Installs a package of its own into a folder by its lock file, without install scripts, unless that was done; then copies its other files. The folder is outside of those whose
 * files other tests and checks read.
 */
export async function installTool(sources: string, folder: string, files: readonly string[] = []): Promise<void> {
	mkdirSync(folder, { recursive: true });
	for (const file of ['package.json', ...files]) copyFileSync(join(sources, file), join(folder, file));
	const installed = join(folder, 'installed.json');
	if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(join(sources, LOCK), 'utf8')) return;
	copyFileSync(join(sources, LOCK), join(folder, LOCK));
	await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, timeout: INSTALLATION });
	copyFileSync(join(sources, LOCK), installed);
}
