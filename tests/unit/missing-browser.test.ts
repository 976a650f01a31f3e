import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toMissingBrowser } from '#tests/support/launch-browser.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

test('a browser that another user of the machine has unpacked is not called missing', async () => {
	const path = join(temporaryFolder('browser-'), 'chromium');
	expect(await toMissingBrowser(path)).toMatch(/^No Chromium found: .*npm ci/);
	writeFileSync(path, '', { mode: 0o600 });
	expect(await toMissingBrowser(path)).toBe(`${path} cannot be run: remove it, and the next run unpacks it again`);
	expect(await toMissingBrowser(path, userInfo().uid + 1)).toMatch(/was unpacked by another user of this machine: set TMPDIR/);
});
