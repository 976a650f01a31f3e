import { expect, test } from 'vitest';
import { nameViews } from '#lib/catalog/server/name-views.server.ts';
import { createTranslator } from '#lib/platform/i18n/translator.ts';
import de from '#locales/de.json' with { type: 'json' };
import hr from '#locales/hr.json' with { type: 'json' };

const TITLE = 'Monitor Obzor 27';
const translate = (labels: Record<string, string>, locale: string) => createTranslator(labels, { locale, home: '/', offers: () => true });
const image = (view?: string, title = TITLE) => ({ title, upload_path: '/media/a.svg', thumbs: [], ...(view && { view }) });
const nameAll = (images: ReturnType<typeof image>[], translator = translate(hr, 'hr-HR')) =>
	nameViews(
		images.map(({ title }) => ({ src: '/media/a.640.webp', alt: title, width: 640, height: 480 })),
		{ images, title: TITLE },
		translator,
	).map(({ alt }) => alt);

test('the first picture has the product’s title, each further one says what it shows', () => {
	expect(nameAll([image('front'), image('back'), image('scale')])).toEqual([TITLE, 'Straga', 'Mjere i usporedba veličine']);
});

test('in the language of the page', () => {
	expect(nameAll([image('front'), image('above')], translate(de, 'de-DE'))).toEqual([TITLE, 'Von oben']);
});

test.each(['front', 'constructor', 'Back', ''])('an unknown view %j keeps the title', (view) => {
	expect(nameAll([image(), image(view)])).toEqual([TITLE, TITLE]);
});

test('a text of the merchant is kept', () => {
	expect(nameAll([image(), image('back', 'Priključci na poleđini')])).toEqual([TITLE, 'Priključci na poleđini']);
});

test('the placeholder of a product without pictures keeps the title', () => {
	const placeholder = { src: '/no-picture.svg', alt: TITLE, width: 640, height: 480 };
	expect(nameViews([placeholder], { images: [], title: TITLE }, translate(hr, 'hr-HR'))).toEqual([placeholder]);
});
