import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that is removed when the test has finished; with `afterAll`, when its file has. */
export function temporaryFolder(prefix: string, whenFinished: (remove: () => void) => void = onTestFinished): string {
	const folder = mkdtempSync(join(tmpdir(), prefix));
	whenFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
	return folder;
}
