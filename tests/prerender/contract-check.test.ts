import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startMinimalBackend } from '#examples/minimal-backend/server.mjs';
import type { ContractReport } from '#scripts/contract/finding.ts';

test('a contract check renders pages of each kind with the build in dist', async () => {
	const minimal = await startMinimalBackend({ port: 0 });
	try {
		const args = ['--disable-warning=ExperimentalWarning', 'scripts/contract-check.ts', minimal.url, '--pages', '2', '--json', '-'];
		const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 });
		const report: ContractReport = JSON.parse(stdout);
		const made = report.verdicts.filter(({ group, note }) => group === 'pages' && note !== undefined);
		expect(made.map(({ name, note }) => [name, note])).toContainEqual(['catalog/product (product, one page for each)', '2 of 2 rendered']);
		expect(made.filter(({ note, findings }) => !note?.endsWith('rendered') || findings.length > 0)).toEqual([]);
	} finally {
		await minimal.close();
	}
});
