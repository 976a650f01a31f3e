import { describe, expect, test } from 'vitest';
import { toBotAnswer, toBotDocument } from '#lib/navigation/bot-document.ts';
import { toPageDocument } from '#tests/support/bot-page.ts';

const CHROME = { begin: '<header>bots</header>', end: '<footer>bots</footer>' };
const BODY = '<main>Čaša</main>';
const HEAD = '<meta charset="UTF-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Titraj</title>';
const wanted = `<!DOCTYPE html><html lang="hr-HR"><head>${HEAD}</head><body><header>bots</header>${BODY}<footer>bots</footer></body></html>`;

describe('the document for bots', () => {
	test('has the description and content of the page, plain header and footer, and no scripts', () => {
		expect(toBotDocument(toPageDocument(BODY), CHROME)).toBe(wanted);
	});

	test('has no guard, but the structured data', () => {
		const data = '<script type="application/ld+json">{"a":1}</script>';
		const html = toPageDocument(BODY, { title: 'Titraj' }).replace(
			'</title>',
			`</title><script src="/start.js" data-signed-in="/a/?b=&quot;"></script>${data}`,
		);
		expect(toBotDocument(html, CHROME)).toBe(wanted.replace('</title>', `</title>${data}`));
	});

	test('keeps all metadata of the page', () => {
		const body = '<main><p>&lt;!--/page--&gt; &lt;/div&gt;</p><div><div>x</div></div></main><!--$--><i></i><!--/$-->';
		expect(toBotDocument(toPageDocument(body), CHROME)).toContain(`<header>bots</header>${body}<footer>`);
	});

	test.each([
		['nothing', ''],
		['another document', '<!DOCTYPE html><html lang="hr"><head><title>x</title></head><body><p>x</p></body></html>'],
		['a truncated page', toPageDocument(BODY).slice(0, 150)],
		['a page without a language', toPageDocument(BODY).replace(' lang="hr-HR"', '')],
		['a page whose language is a path', toPageDocument(BODY, { lang: '../../api' })],
	])('is not made of %s', (_, html) => expect(toBotDocument(html, CHROME)).toBe(null));
});

describe('the response for bots', () => {
	const asked: string[] = [];
	const load = async (path: string) => {
		asked.push(path);
		return CHROME;
	};
	const page = (body: string, init: ResponseInit = {}) =>
		new Response(body, { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } });

	test('keeps status and headers, except those that describe the other document', async () => {
		const headers = { etag: '"a"', 'content-length': '5', vary: 'accept-encoding', 'cache-control': 'public' };
		const answer = await toBotAnswer(page(toPageDocument(BODY), { status: 404, headers }), load);
		expect([answer.status, await answer.text()]).toEqual([404, wanted]);
		expect(Object.fromEntries(answer.headers)).toEqual({
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'public',
			vary: 'accept-encoding, user-agent',
		});
		expect(asked.splice(0)).toEqual(['/builds/bots/hr-HR.json']);
	});

	test.each([
		['data', new Response('{}', { headers: { 'content-type': 'application/json' } })],
		['a redirect', Response.redirect('https://titraj.example/tv/', 301)],
		['a response with 304', new Response(null, { status: 304, headers: { 'content-type': 'text/html' } })],
	])('is %s as it is', async (_, answer) => expect(await toBotAnswer(answer, load)).toBe(answer));

	test('is the page itself if there is no chrome for bots, or the HTML is not the shop’s', async () => {
		const html = toPageDocument(BODY);
		expect(await (await toBotAnswer(page(html), async () => null)).text()).toBe(html);
		expect(await (await toBotAnswer(page('<p>x</p>'), load)).text()).toBe('<p>x</p>');
	});
});
