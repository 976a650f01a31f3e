import { setMaintenance } from '@titraj/backend/content/site/maintenance.ts';
import { Problem } from '@titraj/contract/envelope.ts';
import { IsLoginAnswer } from '@titraj/contract/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { readJwt, startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CUSTOMER = { email: 'kupac@titraj.example', password: 'titraj-kupac' };

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

async function whoIs(token: string) {
	const { status, body } = await backend.call('_get_hapi_auth_is_login', {}, token);
	return status === 200 ? expectContract(IsLoginAnswer, body).data : status;
}

describe('a call without a valid token', () => {
	const tokens: [string, string | undefined][] = [
		['no token', undefined],
		['another scheme', 'Basic abc'],
		['no JWT', 'Bearer abc'],
		['an unsigned JWT', 'Bearer eyJhbGciOiJub25lIn0.eyJqdGkiOiIxIn0.'],
	];
	it.each(tokens)('%s is a 401 problem', async (_title, authorization) => {
		const { status, type, body } = await backend.send('/hapi/v1/catalog/products/', authorization ? { headers: { authorization } } : {});
		expect([status, type]).toEqual([401, 'application/problem+json']);
		expect(expectContract(Problem, body).request_id).toBeTruthy();
	});

	it.each(['/hapi/v1/misc/endpoints/?version', '/hapi/v1/misc/is-maintenance/', '/hapi/v1/auth/generate-token/'])('%s needs none', async (path) => {
		expect((await backend.send(path)).status).toBe(200);
	});
});

describe('login and logout', () => {
	it('a login returns a new token and leaves the visitor’s valid', async () => {
		const visitor = await backend.newToken();
		const customer = readJwt((await backend.call('_post_hapi_auth_login', { ...CUSTOMER, email: ' KUPAC@titraj.example ' }, visitor)).body);
		expect(await whoIs(customer)).toMatchObject({ user_id: 1, staff: false });
		expect(await whoIs(visitor)).toMatchObject({ user_id: null });
		expect((await backend.call('_get_hapi_auth_profile', {}, customer)).body).toMatchObject({ success: true, data: { email: CUSTOMER.email } });
	});

	it('a logout ends the token and returns a visitor token', async () => {
		const customer = readJwt((await backend.call('_post_hapi_auth_login', CUSTOMER, await backend.newToken())).body);
		const visitor = readJwt((await backend.call('_post_hapi_auth_logout', {}, customer)).body);
		expect(await whoIs(customer)).toBe(401);
		expect(await whoIs(visitor)).toMatchObject({ user_id: null });
	});
});

it('maintenance is a setting in the database', async () => {
	const answer = async () => (await backend.call('_get_hapi_misc_is_maintenance', {}, null)).body;
	expect(await answer()).toEqual({ success: false });
	await setMaintenance(backend.db, true);
	expect(await answer()).toEqual({ success: true });
});
