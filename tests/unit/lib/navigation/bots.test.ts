import { expect, test } from 'vitest';
import { config } from '#functions/edge/bots.ts';
import { isBot, isDocumentPath } from '#lib/navigation/bots.ts';

const AGENTS: readonly [agent: string, bot: boolean][] = [
	['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
	['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116', true],
	['facebookexternalhit/1.1', true],
	['Mozilla/5.0 (compatible; YandexBot/3.0)', true],
	['GPTBot/1.2', true],
	['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36', false],
	['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1', false],
	['Mozilla/5.0 (Linux; Android 14; CUBOT X50) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36', false],
	['', false],
];

test.each(AGENTS)('%s is a bot: %s', (agent, bot) => {
	expect(isBot(agent)).toBe(bot);
	if (bot) expect(new RegExp(config.header['user-agent']).test(agent)).toBe(true);
});

test.each([
	['/', true],
	['/proizvodi/tv-proizvod-7/', true],
	['/proizvodi/%C4%8Da%C5%A1e/', true],
	['/assets/a.js', false],
	['/sitemap.xml', false],
	['/robots.txt', false],
	['/tv/index.json', false],
	['/api/hapi/webshop/cart', false],
	['/media/x/y.webp', false],
	['/builds/bots/hr-HR', false],
	['/%61pi/hapi/webshop/cart', false],
	['/%5Fbot%2Ftv/', true],
])('%s may be a document: %s', (path, isOne) => expect(isDocumentPath(path)).toBe(isOne));
