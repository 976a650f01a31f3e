import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askCarrier, CarrierRefusal } from '@titraj/backend/courier-labels/services/ask-carrier.ts';
import { openCarrierSession } from '@titraj/backend/courier-labels/services/carrier-session.ts';
import { expect, test } from 'vitest';

async function withServer(answer: (authorization: string) => number | null, use: (url: string) => Promise<void>): Promise<void> {
	const server = createServer((request, response) => {
		const status = answer(request.headers.authorization ?? '');
		if (status !== null) response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end('{}');
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	try {
		await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	} finally {
		server.closeAllConnections();
		await new Promise((done) => server.close(done));
	}
}

test('a carrier that does not answer in time has not answered', async () => {
	await withServer(
		() => null,
		async (url) => {
			await expect(askCarrier('Kurir', url, { method: 'GET', signal: AbortSignal.timeout(50) })).rejects.toThrow('Kurir did not answer');
		},
	);
});

test('a redirect is not followed, which would hand the token to another server', async () => {
	await withServer(
		() => 302,
		async (url) => {
			const call = openCarrierSession('Kurir', async () => 'token');
			await expect(call(url, { method: 'GET', signal: AbortSignal.timeout(10_000) })).rejects.toThrow('Kurir did not answer');
		},
	);
});

test('one sign-in serves calls that run side by side, and a token that is never accepted is tried twice', async () => {
	const given: string[] = [];
	const seen: string[] = [];
	await withServer(
		(authorization) => {
			seen.push(authorization);
			return authorization === 'Bearer 1' ? 200 : 401;
		},
		async (url) => {
			const call = openCarrierSession('Kurir', async () => {
				given.push('sign-in');
				return String(given.length);
			});
			const get = () => call(url, { method: 'GET', signal: AbortSignal.timeout(10_000) });
			expect((await Promise.all([get(), get(), get()])).map(({ status }) => status)).toEqual([200, 200, 200]);
			expect(given).toHaveLength(1);
			const refused = openCarrierSession('Kurir', async () => 'never');
			await expect(refused(url, { method: 'GET', signal: AbortSignal.timeout(10_000) })).rejects.toThrow(CarrierRefusal);
			expect(seen.filter((bearer) => bearer === 'Bearer never')).toHaveLength(2);
		},
	);
});

test('a sign-in that fails is tried again by the next call', async () => {
	let attempts = 0;
	await withServer(
		() => 200,
		async (url) => {
			const call = openCarrierSession('Kurir', async () => {
				attempts += 1;
				if (attempts === 1) throw new Error('Kurir did not answer');
				return 'token';
			});
			const get = () => call(url, { method: 'GET', signal: AbortSignal.timeout(10_000) });
			await expect(get()).rejects.toThrow('Kurir did not answer');
			expect((await get()).status).toBe(200);
		},
	);
});
