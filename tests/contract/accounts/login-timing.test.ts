import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCustomer, PASSWORD } from '#tests/support/account-steps.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const EMAIL = 'brava@sigurnost.example';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend();
	await newCustomer(backend, EMAIL);
	token = await backend.newToken();
});
afterAll(() => backend.close());

describe('response times reveal nothing', () => {
	const SAMPLES = isNightly ? 200 : 80;
	const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

	/** Alternates between both, so that other load on the machine affects both equally; `lanes` of them run in parallel. */
	async function compare(ask: (email: string) => Promise<unknown>, lanes: number): Promise<number> {
		const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
		const lane = async (first: number) => {
			for (let sample = first; sample < SAMPLES; sample += lanes) {
				for (const [kind, email] of [
					['known', EMAIL],
					['unknown', `nitko-${sample}@sigurnost.example`],
				] as const) {
					await backend.db.deleteFrom('attempts').execute();
					const start = performance.now();
					await ask(email);
					times[kind].push(performance.now() - start);
				}
			}
		};
		await Promise.all(Array.from({ length: lanes }, (_, first) => lane(first)));
		return Math.abs(median(times.known) - median(times.unknown));
	}

	const form = (email: string) => ({ email, password: PASSWORD, first_name: 'I', last_name: 'I', accept_terms: true });
	it.each([
		['login', 1, (email: string) => backend.call('_post_hapi_auth_login', { email, password: 'pogodak' }, token)],
		['forgotten password', 8, (email: string) => backend.call('_post_hapi_auth_forgotten_password', { email }, token)],
		['signup', 6, (email: string) => backend.call('_post_hapi_auth_signup', form(email), token)],
	])('%s: medians for known and unknown e-mails differ by less than 5 ms', { timeout: 180_000 }, async (_title, lanes, ask) => {
		expect(await compare(ask, lanes)).toBeLessThan(5);
	});
});
