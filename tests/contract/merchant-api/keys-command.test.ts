import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { fillDataFolder } from '#tests/support/fill-data-folder.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

it('a key is created, listed and revoked on the command line', async () => {
	const data = fillDataFolder(temporaryFolder('keys-'));
	const run = (...args: string[]) =>
		promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', 'packages/backend/main-key.ts', ...args, '--data', data], {
			env: { ...process.env, DATABASE_URL: '' },
		});
	const { stdout } = await run('create', '--name', 'erp', '--scopes', 'products:write,orders:read');
	expect(stdout).toMatch(/^tk_[0-9a-f]{12}_[\w-]{43}\n$/);
	await expect(run('create', '--name', 'erp', '--scopes', 'products:write')).rejects.toThrow(/A key named erp already exists/);
	await expect(run('create', '--name', 'b', '--scopes', 'everything')).rejects.toThrow(/has unknown scopes: everything; choose from products:read/);
	const listed = (await run('list')).stdout;
	expect(listed).toContain('erp  tk_');
	expect(listed).not.toContain(stdout.trim());
	expect((await run('revoke', '--name', 'erp')).stdout).toBe('erp is revoked\n');
	expect((await run('list')).stdout).toContain('revoked');
	expect(holds(data, stdout.trim())).toBe(false);
}, 120_000);

/** Whether any file below a folder contains a text. */
function holds(folder: string, text: string): boolean {
	return readdirSync(folder, { recursive: true })
		.map((name) => join(folder, String(name)))
		.some((file) => statSync(file).isFile() && readFileSync(file).includes(text));
}
