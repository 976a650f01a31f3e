import { describe, expect, it } from 'vitest';
import { STORED_ITEMS } from '#lib/consent/stored-items.ts';
import { prepareHtml } from '#lib/content/server/prepare-html.server.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { sampleSite } from '#tests/support/sample-site.ts';

const site = sampleSite();
const withInfo = (change: object): Site => ({ ...site, info: { ...site.info, ...change } });
const withCompany = (change: object): Site => withInfo({ company: { ...site.info.company, ...change } });
const render = (html: string, of: Site = site): string => prepareHtml(html, of).html;

describe('generated parts of a page', () => {
	it('list every record that the shop stores, once each, and no tag that it does not load', () => {
		const html = render('<p>Popis:</p><p>{{cookies}}</p>');
		const own = STORED_ITEMS.filter(({ tags }) => tags === undefined);
		expect(html.match(/<tr><td>/g)).toHaveLength(own.length);
		expect(html.match(/<tbody>/g)).toHaveLength(new Set(own.map(({ purpose }) => purpose)).size);
		for (const { name } of own) expect(html).toContain(name);
		expect(html).not.toContain('_ga');
		expect(html).not.toContain('Google');
	});

	it('list the cookies of the tags that the shop loads, with the third party and their lifetime', () => {
		const html = render('<p>{{cookies}}</p>', withInfo({ ganalytics4_code: 'G-TITRAJ0001' }));
		expect(html).toContain('<th colspan="3" scope="rowgroup">cookies.purpose: cookies.purpose.measurement</th>');
		expect(html).toMatch(/<td>_ga \([^<]*\)<\/td><td>2 godine<\/td><td>Google Ireland Limited<\/td>/);
		expect(html).not.toContain('_GRECAPTCHA');
	});

	it('show the company’s data, escaped, without rows for what is missing', () => {
		const html = render('<p> {{company}} </p>', withCompany({ name: 'A & <b>B</b> d.o.o.', court: 'Sud', register: '060' }));
		expect(html).toContain('<td>A &amp; &lt;b&gt;B&lt;/b&gt; d.o.o.</td>');
		expect(html).toContain('<td>Sud, 060</td>');
		expect(html).not.toContain('imprint.capital');
	});

	it('link the dispute body only by a web address', () => {
		const link = (mediator_url: string) => render('<p>{{company}}</p>', withCompany({ mediator: 'Centar', mediator_url }));
		expect(link('https://mirenje.example/')).toContain('<a href="https://mirenje.example/"');
		expect(link('javascript:alert(1)')).toContain('<td>Centar</td>');
	});

	it('are empty without company data', () => {
		expect(render('<p>{{company}}</p><p>Za: {{seller}}</p>', withCompany({ name: '' }))).toBe('<p>Za: </p>');
	});

	it('name the seller within a sentence', () => {
		expect(render('<p>Za: {{seller}}</p>')).toBe('<p>Za: Titraj d.o.o., Ulica izvora 12, 10000 Zagreb, podrska@titraj.example</p>');
	});

	it.each(['<p>{{constructor}}</p>', '<p>{{nepoznato}}</p>', '<p>Cijena {{cookies}} ovdje</p>', '<p>{ {cookies} }</p>'])('leave %s unchanged', (html) => {
		expect(render(html)).toBe(html);
	});
});
