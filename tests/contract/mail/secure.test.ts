import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { MailServer } from '@titraj/backend/platform/settings/mail-settings.ts';
import type { StartOptions } from '@titraj/backend/start-backend.ts';
import forge from 'node-forge';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SmtpDouble, startSmtp } from '#tests/support/smtp-double.ts';
import { startTestBackend } from '#tests/support/start-test-backend.ts';

/** A self-signed certificate for 127.0.0.1. */
function makeCertificate(): { key: string; cert: string } {
	const keys = forge.pki.rsa.generateKeyPair(2048);
	const cert = forge.pki.createCertificate();
	cert.publicKey = keys.publicKey;
	cert.serialNumber = '01';
	cert.validity.notBefore = new Date('2026-01-01');
	cert.validity.notAfter = new Date('2046-01-01');
	const name = [{ shortName: 'CN', value: 'mail.titraj.example' }];
	cert.setSubject(name);
	cert.setIssuer(name);
	cert.setExtensions([
		{ name: 'basicConstraints', cA: true },
		{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
	]);
	cert.sign(keys.privateKey, forge.md.sha256.create());
	return { key: forge.pki.privateKeyToPem(keys.privateKey), cert: forge.pki.certificateToPem(cert) };
}

const trusted = makeCertificate();
const unknown = makeCertificate();
const before = getCACertificates('default');
beforeAll(() => setDefaultCACertificates([...before, trusted.cert]));
afterAll(() => setDefaultCACertificates(before));

/** Writes a mail to a shop that sends over a server, and returns its row, what the server received, and the addresses that are marked as refused. */
async function mail(options: SMTPServerOptions, server: Partial<MailServer> = {}, more: StartOptions = {}) {
	await using smtp: SmtpDouble = await startSmtp({ options });
	const backend = await startTestBackend(undefined, { mailServer: { ...smtp.server, ...server }, ...more });
	try {
		const values = { recipient: 'ana@primjer.hr', template: 'order', lang: 'hr', subject: 'Narudžba – čšž', text: 'Hvala.', html: '<p>Hvala.</p>' };
		const { id } = await backend.db.insertInto('mails').values(values).returning('id').executeTakeFirstOrThrow();
		const stored = () => backend.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
		await expect.poll(async () => (await stored()).sent_at ?? (await stored()).last_error, { timeout: 20_000 }).not.toBeNull();
		const marked = await backend.db.selectFrom('refused_addresses').selectAll().execute();
		return { ...(await stored()), received: [...smtp.received], marked };
	} finally {
		await backend.close();
	}
}

test.each([
	['with TLS from the first byte and a known certificate', { secure: true, ...trusted }, { secure: true }],
	['with STARTTLS and a known certificate', { disabledCommands: [], ...trusted }, { requireTls: true }],
	[
		'with a password over TLS',
		{ secure: true, ...trusted, authOptional: false, onAuth: toAuth('lozinka') },
		{ secure: true, user: 'trgovina', password: 'lozinka' },
	],
])('a mail is sent to a server %s', async (_title, options, server) => {
	const { sent_at, received } = await mail(options, server);
	expect([sent_at, received.length]).toEqual([expect.any(Date), 1]);
});

test.each([
	['with TLS whose certificate is not trusted', { secure: true, ...unknown }, { secure: true }, /self-signed/i],
	['that offers no TLS where it is required', {}, { requireTls: true }, /500|STARTTLS/],
	['with STARTTLS whose certificate is not trusted', { disabledCommands: [], ...unknown }, { requireTls: true }, /self-signed/i],
	[
		'that refuses the password',
		{ secure: true, ...trusted, authOptional: false, onAuth: toAuth('druga') },
		{ secure: true, user: 'trgovina', password: 'kriva' },
		/535|Invalid/,
	],
])('a mail is kept for later, and not transmitted, to a server %s', async (_title, options, server, reason) => {
	const { sent_at, failed_at, last_error, received, marked } = await mail(options, server);
	expect([sent_at, failed_at, received, marked]).toEqual([null, null, [], []]);
	expect(last_error).toMatch(reason);
});

function toAuth(password: string): NonNullable<SMTPServerOptions['onAuth']> {
	return (auth, _session, done) =>
		done(auth.password === password ? null : Object.assign(new Error('Invalid password'), { responseCode: 535 }), { user: 'trgovina' });
}

test('a mail is signed with DKIM, and the signature covers its text, sender and subject', async () => {
	const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
	const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
	const { received } = await mail({}, {}, { dkim: { domainName: 'titraj.example', keySelector: 'shop', privateKey: pem } });
	const raw = received[0]?.raw ?? '';
	const { isValid, signed, tags } = verifyDkim(raw, publicKey);
	expect([isValid, tags.get('d'), tags.get('s'), tags.get('a')]).toEqual([true, 'titraj.example', 'shop', 'rsa-sha256']);
	expect(signed).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id']));
	for (const [what, other] of [
		['Hvala.', 'Platite na drugi račun.'],
		['Subject: ', 'Subject: Hitno '],
	] as const)
		expect(verifyDkim(raw.replace(what, other), publicKey).isValid).toBe(false);
	expect(verifyDkim(raw, generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey).isValid).toBe(false);
});

/** Verifies a signature in relaxed/relaxed form (RFC 6376), as a receiving server does. */
function verifyDkim(raw: string, key: Parameters<typeof verify>[2]) {
	const end = raw.indexOf('\r\n\r\n');
	const fields = raw
		.slice(0, end)
		.replaceAll(/\r\n[ \t]+/g, ' ')
		.split('\r\n')
		.map((line) => ({ name: line.slice(0, line.indexOf(':')).trim().toLowerCase(), value: line.slice(line.indexOf(':') + 1) }));
	const relax = (value: string) => value.replaceAll(/[ \t]+/g, ' ').trim();
	const signature = fields.find(({ name }) => name === 'dkim-signature')?.value ?? '';
	const tags = new Map(signature.split(';').map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replaceAll(/\s/g, '')]));
	const body = `${raw
		.slice(end + 4)
		.split('\r\n')
		.map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd())
		.join('\r\n')
		.replace(/(\r\n)*$/, '')}\r\n`;
	const isBody = createHash('sha256').update(body, 'utf8').digest('base64') === tags.get('bh');
	const left = [...fields];
	const signed = (tags.get('h') ?? '').toLowerCase().split(':');
	const covered = signed.flatMap((name) => {
		const at = left.findLastIndex((field) => field.name === name);
		return at < 0 ? [] : left.splice(at, 1).map(({ value }) => `${name}:${relax(value)}\r\n`);
	});
	const own = `dkim-signature:${relax(signature.replace(/([;\s]b=)[^;]*/, '$1'))}`;
	const isValid = isBody && verify('sha256', Buffer.from(covered.join('') + own, 'utf8'), key, Buffer.from(tags.get('b') ?? '', 'base64'));
	return { isValid, signed, tags };
}
