import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
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
