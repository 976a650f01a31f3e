import { type RunningBackend, startBackend } from '@titraj/backend/start-backend.ts';
import { afterEach, expect, test } from 'vitest';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { type Alteration, alterBackend } from '#tests/support/altered-backend.ts';
import { fixtureInMemory } from '#tests/support/fixture-start.ts';

let backend: RunningBackend;
afterEach(() => backend.close());

const siteOf = async (url: string) => loadSite(unwrap(await connect({ baseUrl: url, host: 'localhost', lang: 'hr' })), new Date());
const thanks = async (url: string) => (await siteOf(url)).translator('checkout.thanks', { number: '7', email: 'ana@primjer.hr' });

test('the shipped backend sends no mail by default: pages claim none, and name phone and e-mail of the shop', async () => {
	backend = await startBackend(await fixtureInMemory());
	expect(await thanks(backend.url)).toBe('Zaprimili smo narudžbu 7. Zapišite broj: uz njega i adresu ana@primjer.hr možemo je pronaći.');
	const { info, translator } = await siteOf(backend.url);
	expect(info.sends_mail).toBe(false);
	expect(translator('forgotten.done')).toContain(`javite nam se (${info.company.phone}, ${info.company.email})`);
});

test('a backend that sends mails says so, and pages announce them', async () => {
	backend = await startBackend({ ...(await fixtureInMemory()), sendsMail: true });
	expect(await thanks(backend.url)).toBe('Zaprimili smo narudžbu 7. Potvrdu šaljemo na ana@primjer.hr.');
});

test('a backend that says nothing about mails gets pages that claim none', async () => {
	backend = await startBackend({ ...(await fixtureInMemory()), sendsMail: true });
	await using altered = await alterBackend(backend.url, (path): Alteration => (path.includes('/misc/info/') ? { change: withoutSaying } : undefined));
	expect(await thanks(altered.url)).not.toContain('šaljemo');
});

function withoutSaying(body: unknown): unknown {
	if (typeof body === 'object' && body !== null && 'data' in body && typeof body.data === 'object' && body.data !== null && 'sends_mail' in body.data)
		delete body.data.sends_mail;
	return body;
}
