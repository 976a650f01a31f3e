import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { expect, it } from 'vitest';
import { startFixtureBackend } from '#tests/support/fixture-backend-process.ts';
import { type SmtpDouble, startSmtp } from '#tests/support/smtp-double.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const MAILS = 50;

it('fifty mails arrive although backend and SMTP server are killed several times; only mails between text and answer may arrive twice', {
	timeout: 180_000,
}, async () => {
	const dataDir = await mkdtemp(join(tmpdir(), 'killed-mails-'));
	const { url: databaseUrl, drop } = await createTestDatabase();
	const place = { dataDir: databaseUrl === null ? dataDir : null, databaseUrl };
	// A slow server, so that a kill finds mails between text and answer.
	let smtp: SmtpDouble = await startSmtp({ onMail: () => new Promise((done) => setTimeout(done, 150, null)) });
	const servers = [smtp];
	const arrived = () => servers.flatMap(({ received }) => received);
	const start = () => startFixtureBackend({ dataDir, databaseUrl, env: { MAIL_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'trgovina@titraj.example' } });

	let backend = await start();
	await backend.end('SIGTERM');
	await using written = await openDatabase(place);
	for (let nth = 0; nth < MAILS; nth++) {
		const mail = { recipient: `kupac${nth}@primjer.hr`, template: 'order', lang: 'hr', subject: `Narudžba ${nth}`, text: 'Hvala.', html: '<p>Hvala.</p>' };
		await written.db.insertInto('mails').values(mail).execute();
	}
	await written.close();

	for (const goal of [10, 25]) {
		backend = await start();
		await expect.poll(() => arrived().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(goal);
		await backend.end('SIGKILL');
	}
	backend = await start();
	await expect.poll(() => arrived().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(35);
	await smtp.close();
	smtp = await startSmtp({ port: smtp.port });
	servers.push(smtp);
	await backend.end('SIGTERM');

	const opened = await openDatabase(place);
	await opened.db.updateTable('jobs').set({ next_at: new Date() }).execute();
	await opened.close();
	backend = await start();
	const recipients = () => new Set(arrived().map(({ recipient }) => recipient));
	await expect.poll(() => recipients().size, { timeout: 60_000 }).toBe(MAILS);
	// On a server the killed backend's mails wait until its silence counts as death. The embedded database has one backend, and nobody else can open it.
	if (databaseUrl !== null) {
		await using looking = await openDatabase(place);
		const unsent = () => looking.db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute();
		await expect.poll(unsent, { timeout: 60_000 }).toEqual([]);
	}
	await backend.end('SIGTERM');

	const ended = await openDatabase(place);
	const mails = await ended.db.selectFrom('mails').select(['recipient', 'sent_at', 'message_id', 'possible_duplicates']).execute();
	await ended.close();
	await smtp.close();
	await rm(dataDir, { recursive: true, force: true });
	await drop();

	expect(mails.filter(({ sent_at }) => sent_at === null)).toEqual([]);
	for (const { recipient, message_id, possible_duplicates } of mails) {
		const copies = arrived().filter((one) => one.recipient === recipient);
		expect(new Set(copies.map(({ mail }) => mail.messageId))).toEqual(new Set([message_id]));
		expect(copies.length - 1).toBeLessThanOrEqual(possible_duplicates);
	}
	// At most those that were on the way at two kills and one end of the server: three at once each time.
	expect(mails.reduce((sum, { possible_duplicates }) => sum + possible_duplicates, 0)).toBeLessThanOrEqual(9);
});
