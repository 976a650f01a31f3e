import { describe, expect, test } from 'vitest';
import handleBots, { config } from '#functions/edge/bots.ts';
import { isBot, toBotPath } from '#lib/navigation/bots.ts';

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
	['/', '/_bot/'],
	['/proizvodi/tv-proizvod-7/', '/_bot/proizvodi/tv-proizvod-7/'],
	['/assets/a.js', null],
	['/sitemap.xml', null],
	['/robots.txt', null],
	['/tv/index.pageContext.json', null],
	['/api/hapi/webshop/cart', null],
	['/media/x/y.webp', null],
	['/_bot/tv/', null],
	['/%5fbot/tv/', null],
	['/%61pi/hapi/webshop/cart', null],
	['/_%62ot/tv/', null],
	['/%5Fbot%2Ftv/', '/_bot/_bot%2Ftv/'],
])('%s has its bot document at %s', (path, bot) => expect(toBotPath(path)).toBe(bot));

describe('edge function', () => {
	const ask = (path: string, agent: string) => handleBots(new Request(`https://titraj.example${path}`, { headers: { 'user-agent': agent } }));
	test('a bot gets the bot document with the query', () => expect(ask('/tv/?page=2', 'Googlebot/2.1')?.href).toBe('https://titraj.example/_bot/tv/?page=2'));
	test('a shopper passes', () => expect(ask('/tv/', 'Mozilla/5.0 Chrome/130')).toBeUndefined());
});
