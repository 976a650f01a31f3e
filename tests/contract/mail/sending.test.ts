import { writeMerchantMail } from '@titraj/backend/platform/mail/merchant/merchant-mails.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressesOf, type SmtpDouble, startSmtp } from '#tests/support/smtp-double.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let smtp: SmtpDouble;
let backend: TestBackend;
beforeAll(async () => {
	smtp = await startSmtp();
	backend = await startTestBackend(undefined, { mailServer: smtp.server });
	// Mails to the merchant about mails that are given up have their own test.
	await writeMerchantMail(backend.db, 'failed_job', { on: false, recipients: [], language: 'hr' });
});
afterAll(async () => {
	await backend.close();
	await smtp.close();
});
beforeEach(() => {
	smtp.received.length = 0;
});
afterEach(async () => {
	smtp.rules.onMail = undefined;
	smtp.rules.onRecipient = undefined;
	for (const table of ['jobs', 'mails', 'refused_addresses']) await sql`delete from ${sql.table(table)}`.execute(backend.db);
});

const write = (recipient: string, more: { created_at?: Date } = {}) =>
	backend.db
		.insertInto('mails')
		.values({ recipient, template: 'order', lang: 'hr', subject: 'Vaša narudžba – čšž', text: 'Hvala.', html: '<p>Hvala.</p>', ...more })
		.returning('id')
		.executeTakeFirstOrThrow();
const mailOf = (id: number) => backend.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const retryNow = () => sql`update jobs set next_at = now()`.execute(backend.db);
const jobs = () => backend.db.selectFrom('jobs').selectAll().execute();

describe('a mail', () => {
	it('is sent as text and HTML, from the shop, with answers to the company', async () => {
		const { id } = await write('ana@primjer.hr');
		await expect.poll(async () => (await mailOf(id)).sent_at).not.toBeNull();
		const [{ mail, recipient } = expect.fail()] = smtp.received;
		expect(recipient).toBe('ana@primjer.hr');
		expect(mail.subject).toBe('Vaša narudžba – čšž');
		expect(mail.text).toContain('Hvala.');
		expect(mail.html).toContain('<p>Hvala.</p>');
		expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
		expect(addressesOf(mail.replyTo)).toEqual(addressesOf(mail.from));
		expect(mail.messageId).toBe((await mailOf(id)).message_id);
		expect(mail.messageId).toMatch(/@titraj\.example>$/);
		expect(await jobs()).toEqual([]);
	});

	it('shows its pictures as inline attachments that its HTML names', async () => {
		const attachments = JSON.stringify([{ cid: 'code@mail', filename: '1.png', type: 'image/png', base64: Buffer.from('picture').toString('base64') }]);
		const mail = { recipient: 'ana@primjer.hr', template: 'order', lang: 'hr', subject: 'S', text: 'T', html: '<img src="cid:code@mail">', attachments };
		await backend.db.insertInto('mails').values(mail).execute();
		await expect.poll(() => smtp.received.length).toBe(1);
		const [{ mail: { attachments: pictures = [] } = { attachments: [] }, raw = '' } = {}] = smtp.received;
		expect(pictures).toMatchObject([{ cid: 'code@mail', contentType: 'image/png', contentDisposition: 'inline', content: Buffer.from('picture') }]);
		expect(raw).toContain('multipart/related');
	});

	it('that is greylisted is sent later, with the same Message-ID', async () => {
		const seen: (string | undefined)[] = [];
		smtp.rules.onMail = ({ mail }) => {
			seen.push(mail.messageId);
			return seen.length === 1 ? { code: 451, text: '4.7.1 Greylisted, try again later' } : null;
		};
		const { id } = await write('ana@primjer.hr');
		await expect.poll(async () => (await mailOf(id)).last_error).toContain('Greylisted');
		expect((await jobs())[0]).toMatchObject({ attempts: 1, failed_at: null });
		await retryNow();
		await expect.poll(async () => (await mailOf(id)).sent_at).not.toBeNull();
		expect(new Set(seen).size).toBe(1);
		expect(smtp.received).toHaveLength(1);
		expect((await mailOf(id)).possible_duplicates).toBe(0);
	});

	it.each([
		['550 5.1.1 User unknown', true],
		['550 No such user here', true],
		['550 5.7.1 Relaying denied', false],
		['552 5.2.2 Mailbox full', false],
	])('whose recipient is refused with %s is given up; the address is marked: %s', async (reply, isMarked) => {
		smtp.rules.onRecipient = () => ({ code: Number(reply.slice(0, 3)), text: reply.slice(4) });
		const { id } = await write('Nema@primjer.hr');
		await expect.poll(async () => (await mailOf(id)).failed_at).not.toBeNull();
		const marked = await backend.db.selectFrom('refused_addresses').select('address').execute();
		expect(marked).toEqual(isMarked ? [{ address: 'nema@primjer.hr' }] : []);
		const letter = { attempts: 1, failed_at: expect.any(Date), last_error: expect.stringContaining(reply.slice(4)) };
		await expect.poll(async () => (await jobs())[0]).toMatchObject(letter);
		expect(smtp.received).toEqual([]);
	});

	it('whose text is refused for good is given up, and its address is not marked', async () => {
		smtp.rules.onMail = () => ({ code: 554, text: '5.7.1 Looks like spam' });
		const { id } = await write('ana@primjer.hr');
		await expect.poll(async () => (await mailOf(id)).failed_at).not.toBeNull();
		expect(await backend.db.selectFrom('refused_addresses').selectAll().execute()).toEqual([]);
	});

	it('whose connection breaks before the answer is sent again with the same Message-ID, and counted as a possible duplicate', async () => {
		let drops = 1;
		smtp.rules.onMail = () => (drops-- > 0 ? 'drop' : null);
		const { id } = await write('ana@primjer.hr');
		await expect.poll(async () => (await mailOf(id)).last_error).not.toBeNull();
		expect((await mailOf(id)).data_at).not.toBeNull();
		await retryNow();
		await expect.poll(async () => (await mailOf(id)).sent_at).not.toBeNull();
		expect((await mailOf(id)).possible_duplicates).toBe(1);
		expect(smtp.received).toHaveLength(2);
		expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(1);
	});

	it('whose text is answered with the notice of a server that shuts down may have been taken', async () => {
		smtp.rules.onMail = () => ({ code: 421, text: '4.3.2 Server shutting down' });
		const { id } = await write('ana@primjer.hr');
		await expect.poll(async () => (await mailOf(id)).last_error).toContain('shutting down');
		expect((await mailOf(id)).data_at).not.toBeNull();
	});

	it('that may have been taken by a server that was then down is counted as a possible duplicate when it is sent again', async () => {
		smtp.rules.onMail = () => 'drop';
		const { id } = await write('ana@primjer.hr');
		await expect.poll(async () => (await mailOf(id)).last_error).not.toBeNull();
		await smtp.close();
		const retry = async () => {
			await retryNow();
			return (await mailOf(id)).last_error;
		};
		await expect.poll(retry).toContain('ECONNREFUSED');
		smtp = await startSmtp({ port: smtp.port });
		await expect
			.poll(async () => {
				await retryNow();
				return (await mailOf(id)).sent_at;
			})
			.not.toBeNull();
		expect((await mailOf(id)).possible_duplicates).toBe(1);
	});

	it('of a server that was down for a day is sent when it is back', async () => {
		await smtp.close();
		const { id } = await write('ana@primjer.hr');
		await expect.poll(async () => (await jobs())[0]?.last_error).toContain('ECONNREFUSED');
		await sql`update jobs set attempts = 50`.execute(backend.db);
		await retryNow();
		await expect.poll(async () => (await jobs())[0]?.attempts).toBe(51);
		expect((await jobs())[0]?.failed_at).toBeNull();
		expect((await mailOf(id)).possible_duplicates).toBe(0);
		smtp = await startSmtp({ port: smtp.port });
		// The attempt under way may still fail, and then waits again.
		const retry = async () => {
			await retryNow();
			return (await mailOf(id)).sent_at;
		};
		await expect.poll(retry).not.toBeNull();
	});

	it('that has waited for days before the first attempt is not sent: its links have expired', async () => {
		const { id } = await write('ana@primjer.hr', { created_at: new Date(Date.now() - 5 * 86_400_000) });
		await expect.poll(async () => (await mailOf(id)).failed_at).not.toBeNull();
		expect(smtp.received).toEqual([]);
	});
});

describe('many mails', () => {
	it('share a few connections', async () => {
		const before = smtp.connections();
		for (let nth = 0; nth < 30; nth++) await write(`kupac${nth}@primjer.hr`);
		await expect.poll(() => smtp.received.length).toBe(30);
		expect(new Set(smtp.received.map(({ recipient }) => recipient)).size).toBe(30);
		expect(smtp.connections() - before).toBeLessThanOrEqual(3);
	});
});
