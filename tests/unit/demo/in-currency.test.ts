import { DEMO_PAGES } from '@titraj/demo/content/demo-pages.ts';
import { inCurrency } from '@titraj/demo/translations/in-currency.ts';
import { inMarkets } from '@titraj/demo/translations/in-markets.ts';
import { pageTranslations } from '@titraj/demo/translations/page-translations.ts';
import { toIjekavian } from '@titraj/demo/translations/to-ijekavian.ts';
import { expect, test } from 'vitest';

test.each([
	['rs', '3,99 €, besplatno preko 60 €', '468\u00a0RSD, besplatno preko 7.032\u00a0RSD'],
	['ba', '3,99 €, besplatno preko 60 €', '7,80\u00a0KM, besplatno preko 117,35\u00a0KM'],
	['ba', 'do 1.200 €', 'do 2.347,00\u00a0KM'],
	['me', '3,99 €, besplatno preko 60 €', '3,99 €, besplatno preko 60 €'],
	['it', 'oltre 60 €', 'oltre 60 €'],
	['rs', 'bez iznosa, 60 Hz', 'bez iznosa, 60 Hz'],
] as const)('%s shows "%s" in its own currency', (market, text, read) => expect(inCurrency({ text, count: 60 }, market)).toEqual({ text: read, count: 60 }));

test.each([
	['rs', /€|\bevr/i],
	['ba', /€|\beur/i],
	['me', /RSD|dinar/i],
])('no page of %s mentions a currency that its shop does not charge', (market, other) => {
	const wrong = DEMO_PAGES.filter(({ slug }) => other.test(JSON.stringify(inMarkets(pageTranslations(slug))[market] ?? '')));
	expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test.each([
	['Cene i vreme isporuke proverite pre porudžbine.', 'Cijene i vrijeme isporuke provjerite prije porudžbine.'],
	['Mesec dana, ČETIRI reda, cena-cene', 'Mjesec dana, ČETIRI reda, cijena-cijene'],
	['Prečnik, preko, pretraga, vesa', 'Prečnik, preko, pretraga, vesa'],
	['Deca smeju samo uz nadzor.', 'Djeca smiju samo uz nadzor.'],
	['', ''],
])('Montenegro shows "%s" as "%s"', (serbian, montenegrin) => expect(toIjekavian(serbian)).toBe(montenegrin));
