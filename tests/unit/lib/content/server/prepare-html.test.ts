import { describe, expect, test } from 'vitest';
import { prepareHtml } from '#lib/content/server/prepare-html.server.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { languageOf } from '#lib/platform/config/languages.ts';
import { createTranslator } from '#lib/platform/i18n/translator.ts';

const translator = createTranslator({ 'page.table': 'Tablica' }, { locale: 'hr-HR', home: '/' });
const site: Site = Object.assign(Object.create(null), { translator, language: languageOf('hr') });
const prepare = (html: string) => prepareHtml(html, site).html;

test('a gallery link keeps its class and media type; other classes are removed', () => {
	expect(prepare('<a class="gallery big" style="color:red" type="video/mp4" href="/v/1">film</a><a class="Gallery">a</a><p class="gallery">b</p>')).toBe(
		'<a class="gallery" type="video/mp4" href="/v/1">film</a><a>a</a><p>b</p>',
	);
});

describe('a hostile text', () => {
	test.each([
		['a script', '<p>a</p><script>alert(1)</script>'],
		['a split script tag in capitals', '<SCR<script>IPT>alert(1)</SCR</script>IPT>'],
		['a frame', '<iframe src="https://evil.example"></iframe>'],
		['a handler', '<img src="/x.png" onerror="alert(1)">'],
		['a handler of an SVG', '<svg onload=alert(1)><animate onbegin=alert(1)></svg>'],
		['a javascript: link', '<a href="javascript:alert(1)">a</a><a href="JaVa\tScript:alert(1)">b</a>'],
		['a data: link', '<a href="data:text/html,<script>alert(1)</script>">a</a>'],
		['a form', '<form action="https://evil.example"><input name=a><button>b</button></form>'],
		['a style', '<p style="position:fixed">a</p><style>*{display:none}</style>'],
		['an object', '<object data="x"></object><embed src="x"><link rel="stylesheet" href="//evil.example"><meta http-equiv="refresh" content="0">'],
		['a base', '<base href="https://evil.example">'],
	])('%s does nothing', (_title, html) => {
		const safe = prepare(html).toLowerCase();
		expect(safe).not.toMatch(/<(script|iframe|svg|form|input|button|style|object|embed|link|meta|base)\b/);
		expect(safe).not.toMatch(/<[^>]*\s(on\w+|style|href="(?:javascript|data)|srcdoc)=?/);
	});

	test.each(['vike_pageContext', 'VIKE_globalContext', 'root', 'start', 'kategorije', '_R_1_'])(
		'with the id %s, which is the page’s own, loses it: the page would read its data there',
		(id) => {
			expect(prepare(`<div id="${id}">{"pageName":"x"}</div><p id="cijene">a</p>`)).toBe('<div>{"pageName":"x"}</div><p id="cijene">a</p>');
			expect(prepare(`<span id="${id}" data-needs="marketing">a</span>`)).not.toContain(id);
		},
	);

	test('of two megabytes is cut, well-formed and ready in time', () => {
		const started = performance.now();
		const html = prepare(`<div><b>${'<p>Redak teksta koji nikad ne završava.</p>'.repeat(50_000)}`);
		expect(html.length).toBeLessThan(450_000);
		expect(html.endsWith('</b></div>')).toBe(true);
		expect(performance.now() - started).toBeLessThan(5000);
	});

	test('of tables a thousand deep stays shallow', () => {
		const html = prepare(`${'<table><tr><td>'.repeat(1000)}dno${'</td></tr></table>'.repeat(1000)}`);
		expect(html.match(/<table/g)?.length).toBeLessThan(30);
		expect(html.match(/<table/g)?.length).toBe(html.match(/<\/table>/g)?.length);
	});
});

test('a table scrolls in its own region, a nested one does not', () => {
	const html = prepare('<p>a</p><table><tr><td><table><tr><td>x</td></tr></table></td></tr></table><table><tr><td>y</td></tr></table>');
	expect(html.match(/<section tabindex="0" aria-label="Tablica">/g)).toHaveLength(2);
	expect(html.match(/<\/table><\/section>/g)).toHaveLength(2);
});

test('a table’s label is text: quotes and tags in it do not become markup', () => {
	const hostile = createTranslator({ 'page.table': '"><img src=x onerror=alert(1)>' }, { locale: 'hr-HR', home: '/' });
	const { html } = prepareHtml('<table><tr><td>x</td></tr></table>', Object.assign(Object.create(null), { translator: hostile, language: languageOf('hr') }));
	expect(html).toContain('aria-label="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"');
	expect(html).not.toContain('<img');
});

test('headings can be linked to', () => {
	expect(prepareHtml('<h2>Što i kako</h2><h3>a</h3>', site)).toEqual({
		html: '<h2 id="sto-i-kako">Što i kako</h2><h3>a</h3>',
		headings: [{ id: 'sto-i-kako', title: 'Što i kako' }],
	});
});
