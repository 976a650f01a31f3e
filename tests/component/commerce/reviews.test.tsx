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
			<Reviews reviews={[{ author: 'Ana', text: 'Tih i hladan.', rate: 5, ...(lang && { lang }) }]} />
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
			<Reviews reviews={reviews} />
		</LabelsContext>,
	);
	expect(html.match(/Potvrđena kupnja/g)).toHaveLength(1);
	expect(html.match(/Odgovor trgovine/g)).toHaveLength(1);
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
