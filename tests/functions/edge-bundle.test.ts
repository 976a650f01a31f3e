import { afterAll, beforeAll, expect, test } from 'vitest';
import { toPageDocument } from '#tests/support/bot-page.ts';
import { bundleEdgeFunctions, type EdgeBundle } from '#tests/support/edge-bundle.ts';

let edge: EdgeBundle;
beforeAll(async () => {
	edge = await bundleEdgeFunctions('functions/edge');
}, 120_000);
afterAll(() => edge?.[Symbol.asyncDispose]());

test('the platform accepts the edge function with its path and condition', () => {
	expect(edge.routes.map(({ function: name, pattern }) => ({ name, pattern }))).toEqual([{ name: 'bots', pattern: '^(?:/(.*))/?$' }]);
	expect(edge.routes[0]?.headers?.['user-agent']?.matcher).toBe('regex');
	expect(edge.config['bots']).toMatchObject({ on_error: 'bypass' });
});

test('a request through the bundled function returns the bot document only to crawlers', async () => {
	const bot = '<title>Titraj</title></head><body>for bots<main>Čaša</main></body></html>';
	const requests: [path: string, agent: string, answer: string | null, method?: string][] = [
		['/tv/?page=2', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', bot],
		['/', 'bingbot/2.0', bot],
		['/proizvodi/%C4%8Da%C5%A1e/', 'GPTBOT/1.2', bot],
		['/tv/', 'FacebookExternalHit/1.1', bot, 'HEAD'],
		['/tv/', 'Mozilla/5.0 (Linux; Android 14; CUBOT X50) Chrome/120 Mobile Safari/537.36', ''],
		['/%61pi/tv/', 'Googlebot/2.1', ''],
		['/sitemap.xml', 'Googlebot/2.1', ''],
		['/tv/', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36', null],
		['/tv/', '', null],
		['/assets/a.js', 'Googlebot/2.1', null],
		['/api/hapi/webshop/cart', 'Googlebot/2.1', null],
		['/builds/bots/hr-HR.json', 'Googlebot/2.1', null],
		['/tv/', 'Googlebot/2.1', '', 'POST'],
	];
	const asked = requests.map(([path, agent, , method]) => ({ path, agent, ...(method !== undefined && { method }) }));
	const answers = await edge.ask(asked, { page: toPageDocument('<main>Čaša</main>'), file: '{"begin":"for bots","end":""}' });
	const ends = answers.map((answer) => answer?.replace(/^.*(?=<title>)/, '') ?? null);
	expect(requests.map(([path, agent], index) => [path, agent, ends[index]])).toEqual(requests.map(([path, agent, answer]) => [path, agent, answer]));
});
