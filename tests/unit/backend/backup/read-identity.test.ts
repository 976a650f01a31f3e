import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readIdentity } from '@titraj/backend/backup/index.ts';
import { expect, it } from 'vitest';

const KEY = 'AGE-SECRET-KEY-1EXAMPLE';

it.each([
	['the key alone', `${KEY}\n`],
	['comments and lines of Windows', `# created: 2026-12-01\r\n\r\n${KEY}\r\n`],
	['the output of npm run backup -- new-key', `\n> titraj@0.2.0 backup\n> node packages/backend/main-backup.ts new-key\n\n${KEY}\n`],
])('finds the secret key in a file with %s', (_, text) => {
	const folder = mkdtempSync(join(tmpdir(), 'identity-'));
	try {
		const file = join(folder, 'key.txt');
		writeFileSync(file, text);
		expect(readIdentity(file)).toBe(KEY);
	} finally {
		rmSync(folder, { recursive: true });
	}
});
