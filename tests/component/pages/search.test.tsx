import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import { LANGUAGES, languageOf } from '#lib/platform/config/languages.ts';
import { createTranslator } from '#lib/platform/i18n/translator.ts';
import { readDictionary } from '#lib/platform/server/i18n/dictionary.server.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import Screen from '#pages/catalog/search/Screen.tsx';

type Props = ScreenProps['catalog/search'];

const NOTHING: Props = {
	title: 'Pretraga',
	listing: { path: '/trazi/', scope: { sort: 'relevance' }, query: '?search_q=toner', products: [], total: 0, facets: null },
	answers: [],
	popular: [],
};
const ALTERNATIVES: Props['alternatives'] = {
	categories: [{ title: 'Pisači', url: '/proizvodi/pisaci/' }],
	bestSellers: [],
	help: [{ title: 'Kontakt', url: '/kontakt/' }],
	phone: '+385 1 234 567',
	email: 'info@titraj.example',
};

beforeAll(() => Screen.parts[0]?.());

const render = (props: Partial<Props>, labels: Readonly<Record<string, string>>) =>
	renderToString(
		<LabelsContext value={createTranslator(labels, { locale: 'hr-HR', home: '/' })}>
			<Screen {...NOTHING} {...props} />
		</LabelsContext>,
	);

describe.each(LANGUAGES)('$code', (language) => {
	test('a search without results shows categories and whom to ask, without JavaScript', async () => {
		const labels = await readDictionary(language);
		const html = render({ alternatives: ALTERNATIVES }, labels);
		for (const key of ['search.none_title', 'search.categories', 'search.help']) expect(html).toContain(`>${labels[key]}<`);
		for (const href of ['/proizvodi/pisaci/', '/kontakt/', 'tel:+3851234567', 'mailto:info@titraj.example']) expect(html).toContain(`href="${href}"`);
	});

	test('a kind that the shop does not sell is said to be so', async () => {
		const labels = await readDictionary(language);
		const html = render({ alternatives: { categories: [], bestSellers: [], help: [], notSold: 'toner' } }, labels);
		expect(html).toContain(`>${labels['search.not_sold_title']?.replace('{{kind}}', 'toner')}<`);
		expect(html).not.toContain(`>${labels['search.none_title']}<`);
	});

	test('the search page without words links to popular searches', async () => {
		const labels = await readDictionary(language);
		const html = render({ listing: { ...NOTHING.listing, query: '' }, popular: [{ title: 'kabel', url: '/trazi/?search_q=kabel' }] }, labels);
		expect(html).toContain(`>${labels['search.group_popular']}<`);
		expect(html).toContain('href="/trazi/?search_q=kabel"');
	});
});

test('a shop without phone and e-mail shows none', async () => {
	const html = render({ alternatives: { categories: [], bestSellers: [], help: [] } }, await readDictionary(languageOf('hr')));
	expect(html).not.toMatch(/tel:|mailto:|Pitajte nas|Najprodavanije/);
});
