import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RatingBars } from '#components/commerce/RatingBars.tsx';
import { Reviews } from '#components/commerce/Reviews.tsx';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import { createTranslator } from '#lib/platform/i18n/translator.ts';
import labels from '#locales/hr.json';

const render = (locale: string, lang?: string) =>
	renderToString(
		<LabelsContext value={createTranslator(labels, { locale, home: '/' })}>
			<Reviews rates={[5]} reviews={[{ author: 'Ana', text: 'Tih i hladan.', rate: 5, ...(lang && { lang }) }]} />
		</LabelsContext>,
	);

test.each([
	['de-DE', 'hr', 'Kroatisch'],
	['it-IT', 'hr', 'croato'],
	['hr-HR', 'de', 'njemački'],
	['sr-Latn-BA', 'sr', 'srpski'],
])('%s: a review in %s shows its language beside its author', (locale, lang, name) => {
	const html = render(locale, lang);
	expect(html).toContain(`lang="${lang}"`);
	expect(html).toContain(`<span>${name}</span>`);
});

test.each([
	['hr-HR', 'hr'],
	['sr-Latn-BA', 'bs'],
	['de-AT', 'de'],
	['de-DE', undefined],
])('%s: a review in %s shows no language', (locale, lang) => expect(render(locale, lang)).not.toContain('<span>'));

test('a review shows a verified purchase and the shop’s reply, if there are any', () => {
	const reviews = [
		{ author: 'Ana', text: 'Tih i hladan.', rate: 5, isVerified: true as const, answer: 'Hvala.' },
		{ author: 'Iva', text: 'Glasan je.', rate: 2 },
	];
	const html = renderToString(
		<LabelsContext value={createTranslator(labels, { locale: 'hr-HR', home: '/' })}>
			<Reviews rates={[5, 2]} reviews={reviews} />
		</LabelsContext>,
	);
	expect(html.match(/Potvrđena kupnja/g)).toHaveLength(1);
	expect(html.match(/Odgovor trgovine/g)).toHaveLength(1);
});

test('the shop’s answer in another language than the page is marked with it; in the page’s own it is not', () => {
	const answered = (answerLang?: 'hr' | 'de') => {
		const review = { author: 'Ana', text: 'Tih i hladan.', rate: 5, lang: 'de', answer: 'Hvala.', ...(answerLang && { answerLang }) };
		return renderToString(
			<LabelsContext value={createTranslator(labels, { locale: 'de-DE', home: '/' })}>
				<Reviews rates={[5]} reviews={[review]} />
			</LabelsContext>,
		);
	};
	expect(answered('hr')).toMatch(/<span>Kroatisch<\/span><\/p><p[^>]* lang="hr">Hvala\.<\/p>/);
	for (const lang of ['de', undefined] as const) expect(answered(lang)).not.toContain('<span>');
});

test('photos of a review link to their largest file, with alternative text, known size and lazy loading', () => {
	const photos = [1, 2].map((place) => ({ src: `/media/stored/${place}.320.webp`, alt: '', width: 320, height: 240 }));
	const html = renderToString(
		<LabelsContext value={createTranslator(labels, { locale: 'hr-HR', home: '/' })}>
			<Reviews rates={[5]} reviews={[{ author: 'Ana', text: 'Tih i hladan.', rate: 5, photos }]} />
		</LabelsContext>,
	);
	expect([...html.matchAll(/<a href="([^"]+)"[^>]*class="gallery"/g)].map(([, href]) => href)).toEqual([
		'/media/stored/1.1280.webp',
		'/media/stored/2.1280.webp',
	]);
	expect(html).toMatch(/alt="Fotografija 2 uz recenziju: Ana" width="96" height="96" loading="lazy"/);
});

test('bars show the number of reviews per star rating, the highest rating first', () => {
	const html = renderToString(
		<LabelsContext value={createTranslator(labels, { locale: 'hr-HR', home: '/' })}>
			<RatingBars ratings={[1, 0, 0, 2, 5]} />
		</LabelsContext>,
	);
	expect([...html.matchAll(/value="(\d)"/g)].map(([, votes]) => votes)).toEqual(['5', '2', '0', '0', '1']);
	expect(html).toContain('5 zvjezdica');
});
