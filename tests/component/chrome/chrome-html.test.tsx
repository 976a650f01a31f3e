import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BotFooter, BotHeader } from '#components/chrome/BotChrome.tsx';
import { BottomBar } from '#components/chrome/BottomBar.tsx';
import { CheckoutFooter, CheckoutHeader } from '#components/chrome/CheckoutChrome.tsx';
import { Footer } from '#components/chrome/Footer.tsx';
import { Header } from '#components/chrome/Header.tsx';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import { createTranslator } from '#lib/platform/i18n/translator.ts';
import labels from '#locales/hr.json' with { type: 'json' };
import { chromeModel as model } from '#tests/support/chrome-model.ts';

const KILOBYTE = 1024;
const translator = createTranslator(labels, { locale: 'hr-HR', home: '/' });
const toHtml = (part: React.ReactNode) => renderToStaticMarkup(<LabelsContext value={translator}>{part}</LabelsContext>);

const full = toHtml([<Header key="h" model={model} />, <Footer key="f" model={model} />, <BottomBar key="b" urls={model.urls} />]);
/** With class names as long as in a build. */
const asBuilt = full.replaceAll(/_\w+_[0-9a-f]{6}/g, '12345');
const bot = toHtml([<BotHeader key="h" model={model} />, <BotFooter key="f" model={model} />]);

describe('chrome of the checkout', () => {
	const render = (company: object) =>
		toHtml([
			<CheckoutHeader key="h" model={{ ...model, company: { ...model.company, ...company } }} />,
			<CheckoutFooter key="f" model={{ ...model, company: { ...model.company, ...company } }} />,
		]);
	const missing = { name: '', phone: '', email: '', street: '', postcode: '', city: '', oib: '', facts: '' };

	test('names the seller and its contacts', () => {
		const html = render({});
		expect(html).toContain('<a href="tel:015550199">01 555 0199</a> · <a href="mailto:podrska@titraj.example">');
		expect(html).toContain('Titraj d.o.o., Ulica izvora 12, 10000 Zagreb · OIB 12345678903 · Trgovački sud u Zagrebu, 080000001 · Uprava: Ana Anić · ');
	});

	test('has no empty links or stray separators if the company data is missing', () => {
		const html = render(missing);
		expect(html).not.toMatch(/href="(tel|mailto):"|, ,|· ·|> ·|, ·/);
		expect(html).not.toContain('OIB');
	});
});

describe('HTML of the chrome', () => {
	test('takes at most 14 KB with 12 categories of 6', () => {
		expect(Buffer.byteLength(asBuilt)).toBeLessThanOrEqual(14 * KILOBYTE);
	});

	test('takes at most 5 KB for bots, and links every top category', () => {
		expect(Buffer.byteLength(bot)).toBeLessThanOrEqual(5 * KILOBYTE);
		for (const { url } of model.mainMenu) expect(bot).toContain(`href="${url}"`);
	});

	test.each([
		['full', full],
		['bot', bot],
	])('has no inline style, script or handler (%s)', (_name, html) => {
		expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
	});

	test.each([
		['full', full],
		['bot', bot],
	])('has a text for every label (%s)', (_name, html) => {
		expect(html.match(/>chrome\.[\w.]+<|"chrome\.[\w.]+"/g)).toBeNull();
	});

	test('searches without JavaScript: a GET form with search_q', () => {
		expect(full).toMatch(/<form class="[^"]+" action="\/trazi\/">/);
		expect(full).toMatch(/name="search_q"/);
	});

	test('labels each navigation differently', () => {
		const names = [...full.matchAll(/<nav[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name);
		expect(names.length).toBeGreaterThan(4);
		expect(new Set(names).size).toBe(names.length);
	});

	test('uses only icons of the sprite', () => {
		const sprite = readFileSync('public/icons.svg', 'utf8');
		const used = new Set([...full.matchAll(/icons\.svg#([\w-]+)/g)].map(([, name]) => name));
		for (const name of used) expect(sprite).toContain(`id="${name}"`);
	});
});
