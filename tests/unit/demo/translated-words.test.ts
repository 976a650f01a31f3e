import { toSlug } from '@titraj/demo/text/slug.ts';
import { attributeTranslations } from '@titraj/demo/translations/attribute-translations.ts';
import { listTranslations } from '@titraj/demo/translations/content-translations.ts';
import { demoTranslator } from '@titraj/demo/translations/demo-translator.ts';
import { pageTranslations } from '@titraj/demo/translations/page-translations.ts';
import { expect, test } from 'vitest';

test.each([
	['en', 'luminous_flux', '10.000 lm', '10,000 lm'],
	['en', 'screen_size', '15,6"', '15.6"'],
	['en', 'connection', 'Bluetooth 5.3', 'Bluetooth 5.3'],
	['de', 'operating_temp', '−20 do 70 °C', '−20 bis 70 °C'],
	['it', 'wind_rating', 'do 10,7 m/s', 'fino a 10,7 m/s'],
	['es', 'lan', '2 × 2,5 Gb/s i 3 × 1 Gb/s', '2 × 2,5 Gb/s y 3 × 1 Gb/s'],
	['sl', 'video', '4K, 30 fps', '4K, 30 fps'],
	['sr', 'warranty_months', '24 mj.', '24 mes.'],
])('%s translates the %s of %s as %s', (language, code, croatian, text) => expect(attributeTranslations(code)[language]?.value(croatian)).toBe(text));

test.each([
	['Otpornik 1 kΩ, 25 kom', 'otpornik-1-kohm-25-kom'],
	['Mrežni kabel µ+ 15,6"', 'mrezni-kabel-uplus-15-6'],
	['Überwachung & Größe', 'ueberwachung-groesse'],
	['Cámara de niño, ¿más?', 'camara-de-nino-mas'],
	['Qualità più alta', 'qualita-piu-alta'],
])('%s becomes the address %s', (title, slug) => expect(toSlug(title)).toBe(slug));

test('a text is translated by its place, so equal texts may have different translations', () => {
	const title = { field: 'title', text: 'Najprodavanije' } as const;
	expect(demoTranslator({ ...title, kind: 'badge', id: 'najprodavanije' })['en']).toBe('Best seller');
	expect(listTranslations('najprodavanije')['en']?.title).toBe('Best sellers');
	expect(demoTranslator({ ...title, kind: 'menu_entry', id: 'footer:nema' })).toEqual({});
	expect(demoTranslator({ kind: 'menu_entry', id: 'footer:pravno:uvjeti-kupnje', field: 'title', text: 'Drukčije' })['de']).toBe('AGB');
});

test('the body of a page in a block is the content of its translation', () => {
	const html = { kind: 'block', field: 'html', text: '<p>stol i stolac</p>' } as const;
	expect(demoTranslator({ ...html, id: 'naslovnica:content' })['de']).toBe(pageTranslations('naslovnica')['de']?.content);
	expect(demoTranslator({ ...html, id: 'radni-kut:content' })).toEqual({});
});
