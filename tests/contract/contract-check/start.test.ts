import { createServer, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { toReportLines } from '#scripts/contract/report/print-report.ts';
import { checkBackend } from '#tests/support/check-backend.ts';

const json = (response: ServerResponse, body: unknown, status = 200) =>
	response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const html = (response: ServerResponse, text: string, status = 200) => response.writeHead(status, { 'content-type': 'text/html' }).end(text);
const token = { success: true, data: { jwt: 'a-token' } };

/** First responses that do not come from a conforming backend, with the only finding expected in the report. */
const STARTS: readonly (readonly [title: string, answer: (path: string, response: ServerResponse) => void, finding: object])[] = [
	[
		'a web page instead of JSON',
		(_, response) => html(response, '<!doctype html><title>Prijava</title>'),
		{ path: 'body', found: 'no JSON, an HTML page titled "Prijava"', fix: expect.stringContaining('and not a website, a sign-in page or a proxy') },
	],
	[
		'another prefix',
		(_, response) => html(response, '<h1>Not found</h1>', 404),
		{ path: 'status', found: '404, an HTML page', fix: expect.stringContaining('below /hapi/v1/') },
	],
	[
		'a redirect',
		(_, response) => response.writeHead(301, { location: 'https://shop.example/' }).end(),
		{ path: 'status', found: '301, a redirect to https://shop.example/', fix: expect.stringContaining('Use the target of the redirect') },
	],
	['password protection', (_, response) => json(response, {}, 401), { path: 'status', found: '401', fix: expect.stringContaining('needs no token') }],
	[
		'a token outside the envelope',
		(_, response) => json(response, { token: 'abc' }),
		{ path: '$.data.jwt', fix: expect.stringContaining('Your token is at $.token') },
	],
	[
		'a token that the next call refuses',
		(path, response) => (path.includes('token') ? json(response, token) : json(response, {}, 401)),
		{ path: 'status', found: expect.stringContaining('the token that generate-token has just returned'), fix: expect.stringContaining('Accept each token') },
	],
	[
		'a list instead of the endpoint table',
		(path, response) => (path.includes('token') ? json(response, token) : json(response, { success: true, data: [{ name: 'routes' }] })),
		{ path: '$.data', found: 'a list of 1', fix: expect.stringContaining('"_get_hapi_misc_routes": { "method": "GET"') },
	],
	[
		'a table with other names',
		(path, response) => (path.includes('token') ? json(response, token) : json(response, { success: true, data: { routes: { method: 'GET', path: '/r/' } } })),
		{ path: '$.data', found: 'routes', fix: expect.stringContaining('docs/backend.md lists all names') },
	],
	[
		'rows that are strings',
		(path, response) => (path.includes('token') ? json(response, token) : json(response, { success: true, data: { _get_hapi_misc_routes: '/routes/' } })),
		{ path: '$.data._get_hapi_misc_routes', found: '"/routes/"', fix: expect.stringContaining('an object with method and path') },
	],
	['text that is no JSON', (_, response) => response.end('OK'), { path: 'body', found: 'no JSON: "OK"', fix: expect.stringContaining('Return JSON') }],
	['a broken-off connection', (_, response) => response.destroy(), { path: 'connection', fix: expect.stringContaining('closed the connection') }],
];

test.each(STARTS)('explains %s without the shop’s source', async (_, answer, finding) => {
	const server = createServer(({ url = '' }, response) => answer(url, response));
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const address = server.address();
	try {
		const report = await checkBackend(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
		expect(report.unusable).toMatchObject(finding);
		expect(report.verdicts).toEqual([]);
		expect(toReportLines(report).join('\n')).toMatch(/ cannot be used[\s\S]* at {8}[\s\S]* expected [\s\S]* found [\s\S]* so [\s\S]* fix /);
	} finally {
		server.closeAllConnections();
		server.close();
	}
});

test('explains a refused connection', async () => {
	const { unusable } = await checkBackend('http://127.0.0.1:9');
	expect(unusable).toMatchObject({
		path: 'connection',
		found: expect.stringMatching(/ECONNREFUSED|bad port/),
		call: expect.stringContaining('/hapi/v1/auth/generate-token/'),
	});
});

test('explains a host that does not exist', async () => {
	const { unusable } = await checkBackend('http://no-such-host.invalid');
	expect(unusable).toMatchObject({ path: 'connection', fix: expect.stringContaining('The host name no-such-host.invalid cannot be resolved') });
});
