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
])('%s: a review in %s says so beside its author', (locale, lang, name) => {
	const html = render(locale, lang);
	expect(html).toContain(`lang="${lang}"`);
	expect(html).toContain(`<span>${name}</span>`);
});

test.each([
	['hr-HR', 'hr'],
	['sr-Latn-BA', 'bs'],
	['de-AT', 'de'],
	['de-DE', undefined],
])('%s: a review in %s bears no mark', (locale, lang) => expect(render(locale, lang)).not.toContain('<span>'));

test('a review says that its author bought the product and what the shop answers, only where that is so', () => {
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

test('bars say how often each number of stars was given, the most stars first', () => {
	const html = renderToString(
		<LabelsContext value={createTranslator(labels, { locale: 'hr-HR', home: '/' })}>
			<RatingBars ratings={[1, 0, 0, 2, 5]} />
		</LabelsContext>,
	);
	expect([...html.matchAll(/value="(\d)"/g)].map(([, votes]) => votes)).toEqual(['5', '2', '0', '0', '1']);
	expect(html).toContain('5 zvjezdica');
});
