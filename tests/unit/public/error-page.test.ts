import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { reload, type StubbedTab, stubTab } from '#tests/support/stub-tab.ts';

const script = readFileSync('public/error-page.js', 'utf8');
let stubbed: StubbedTab;
stubTab((tab) => {
	stubbed = tab;
});

/** Runs the script of the shop's error page in a document. */
async function open(answers: string): Promise<void> {
	const document = { currentScript: { dataset: { answers, recheck: '5000' } } };
	runInNewContext(script, { document, fetch, sessionStorage, localStorage, location, setTimeout, Date });
	await vi.advanceTimersByTimeAsync(0);
}

const TOKEN = '/api/nuxtapi/token?regenerate=1';
const MAINTENANCE = '/api/nuxtapi/maintenance';

describe('the page of a 401', () => {
	test('requests a new token and reloads', async () => {
		stubbed.answers['/api/nuxtapi/token'] = { success: true };
		await open('renew-session');
		expect([stubbed.asked, reload.mock.calls.length]).toEqual([[TOKEN], 1]);
	});
	test('does not loop: it reloads at most once a minute, in all tabs together', async () => {
		stubbed.answers['/api/nuxtapi/token'] = { success: true };
		await open('renew-session');
		await vi.advanceTimersByTimeAsync(59_999);
		await open('renew-session');
		expect(reload).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(1);
		await open('renew-session');
		expect(reload).toHaveBeenCalledTimes(2);
	});
	test('stays if no token can be obtained', async () => {
		await open('renew-session');
		expect(reload).not.toHaveBeenCalled();
	});
});

describe('the page of a 503', () => {
	test.each([
		['no maintenance', { success: false }],
		['no response', undefined],
	])('reloads after 5 s if there is %s', async (_title, answer) => {
		if (answer) stubbed.answers[MAINTENANCE] = answer;
		await open('maintenance');
		await vi.advanceTimersByTimeAsync(4999);
		expect([stubbed.asked, reload.mock.calls.length]).toEqual([[MAINTENANCE], 0]);
		await vi.advanceTimersByTimeAsync(1);
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('reloads after 5 s if the platform responds with its own page', async () => {
		vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
		await open('maintenance');
		await vi.advanceTimersByTimeAsync(4999);
		expect(reload).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(reload).toHaveBeenCalledTimes(1);
	});
	test('of maintenance waits for its own refresh', async () => {
		stubbed.answers[MAINTENANCE] = { success: true };
		await open('maintenance');
		await vi.advanceTimersByTimeAsync(60_000);
		expect(reload).not.toHaveBeenCalled();
	});
	test('checks only the first time immediately, then a minute later', async () => {
		stubbed.answers[MAINTENANCE] = { success: false };
		await open('maintenance');
		await vi.advanceTimersByTimeAsync(5000);
		await open('maintenance');
		expect([stubbed.asked.length, reload.mock.calls.length]).toEqual([1, 1]);
		await vi.advanceTimersByTimeAsync(55_000);
		await open('maintenance');
		expect(stubbed.asked).toHaveLength(2);
	});
});

test.each(['nothing', 'error-page'])('a page with the unknown instruction %s makes no call', async (answers) => {
	await open(answers);
	await vi.advanceTimersByTimeAsync(60_000);
	expect([stubbed.asked, reload.mock.calls.length]).toEqual([[], 0]);
});
