import { spawnSync } from 'node:child_process';

/** Creates a key of the merchant API in a data folder. Throws if the command fails. */
export function createBenchKey(dataDir: string, scopes: string): string {
	const args = ['packages/backend/main-key.ts', 'create', '--name', 'bench', '--scopes', scopes, '--data', dataDir];
	const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
	if (status !== 0) throw new Error(`Creating a key failed: ${stderr}`);
	return stdout.trim();
}
