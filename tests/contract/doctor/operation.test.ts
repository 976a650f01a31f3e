import { readOperation } from '@titraj/backend/operation/index.ts';
import { askOperation, checkOutsideServices } from '@titraj/backend/operation-check.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { startBackend } from '@titraj/backend/start-backend.ts';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fillDataFolder } from '#tests/support/fill-data-folder.ts';
import { listenBriefly } from '#tests/support/listen-briefly.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

test('a running embedded shop reports its state to commands of its machine, and to no others', async () => {
	const dataDir = fillDataFolder(temporaryFolder('operation-'));
	await using backend = await startBackend({ dataDir, databaseUrl: null, port: 0, logLevel: 'silent' });
	const operation = await askOperation(dataDir);
	expect(operation).toMatchObject({ origin: 'own', is_public: false, published_passwords: [], open_pages: [], orders: { last_at: null, last_hour: 0 } });
	expect(operation?.missing).toContain('company');
	expect((await fetch(`${backend.url}/merchant/v1/operation`)).status).toBe(401);
	// A public shop with the same data: what it lacks is severe.
	const config = readConfig({ dataDir: null, siteUrl: 'https://shop.example' });
	const { is_public, notes } = await readOperation(backend.db, config);
	expect([is_public, notes.filter(({ is_severe }) => is_severe).map(({ message }) => message)]).toEqual([
		true,
		[expect.stringContaining('No backups'), expect.stringContaining('No mail is sent'), expect.stringContaining('The company is incomplete')],
	]);
	await sql`insert into mails (recipient, template, lang, subject, text, html) values ('a@b.example', 'x', 'hr', 's', 't', 'h')`.execute(backend.db);
	expect((await askOperation(dataDir))?.mails).toEqual({ waiting: 1, oldest: expect.stringMatching(/^\d{4}-/) });
}, 120_000);

test('a folder that no shop has used says nothing', async () => {
	expect(await askOperation(temporaryFolder('operation-'))).toBeNull();
});

test('a mail server that does not answer, and a certificate that is no file, are problems', async () => {
	const unused = await listenBriefly(() => ({ body: '' }));
	await unused[Symbol.asyncDispose]();
	onTestFinished(() => void vi.unstubAllEnvs());
	vi.stubEnv('MAIL_URL', `smtp://127.0.0.1:${unused.port}`);
	vi.stubEnv('FISCAL_SERVICE', 'test');
	vi.stubEnv('FISCAL_CERTIFICATE', 'does-not-exist.p12');
	expect(await checkOutsideServices()).toMatchObject({
		...{ isPublic: false, isTestFiscal: true, certificate: null },
		mailProblem: expect.stringContaining('ECONNREFUSED'),
		certificateProblem: expect.stringContaining('FISCAL_CERTIFICATE'),
	});
});
