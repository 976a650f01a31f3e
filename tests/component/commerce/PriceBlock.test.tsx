import { describe, expect, it } from 'vitest';
import { PriceBlock } from '#components/commerce/PriceBlock.tsx';
import type { Price } from '#lib/catalog/product.ts';
import { renderHtml, toText } from '#tests/support/render-html.tsx';
import { eur } from '#tests/support/sample-product.ts';

const render = (price: Price) => toText(renderHtml(<PriceBlock price={price} size="page" />));
const reduced: Price = { price: eur(28990), regularPrice: eur(34990), percent: 3, lowestPrice30Days: eur(29990) };

describe('PriceBlock', () => {
	it.each<[string, Price, string[]]>([
		['has the full amount as text for screen readers', { price: eur(129900) }, ['Cijena 1.299,00 €']],
		['labels a reduced price', reduced, ['Snižena cijena 289,90 €', '−3 %']],
		['labels the struck price', reduced, ['Redovna cijena 349,90 €']],
		['shows the lowest price of 30 days of a reduced price', reduced, ['Najniža cijena u posljednjih 30 dana: 299,90 €']],
		['shows the unit price', { price: eur(11999), unit: { price: eur(120), description: 'm' } }, ['1,20 € / m']],
		[
			'uses the right plural for 24 instalments',
			{ price: eur(28990), instalments: { count: 24, amount: eur(1208) } },
			['od 12,08 € mjesečno', '24 rate po 12,08 €'],
		],
		['uses the right plural for 12 instalments', { price: eur(28990), instalments: { count: 12, amount: eur(2416) } }, ['12 rata po 24,16 €']],
		[
			'shows the last instalment if it differs from the others',
			{ price: eur(59900), instalments: { count: 12, amount: eur(4991), last: eur(4999) } },
			['od 49,91 € mjesečno', '12 rata: 11 × 49,91 € + 49,99 €'],
		],
	])('%s', (_, price, texts) => {
		for (const text of texts) expect(render(price)).toContain(text);
	});

	it('shows the monthly amount on a card, and the formula only on the product’s page', () => {
		const html = toText(renderHtml(<PriceBlock price={{ price: eur(28990), instalments: { count: 12, amount: eur(2416) } }} />));
		expect(html).toContain('od 24,16 € mjesečno');
		expect(html).not.toContain('12 rata');
	});

	it('shows no struck price, percentage or lowest price if the price is not reduced', () => {
		const html = renderHtml(<PriceBlock price={{ price: eur(9990) }} />);
		expect(html).not.toMatch(/<s>|%|Redovna|Najniža/);
	});

	it('shows the energy class as a coloured arrow that links to the label, and a link to the information sheet', () => {
		const energyLabel = { energyClass: 'E', best: 'A', worst: 'G', step: 4, labelUrl: '/documents/x/label.svg', sheetUrl: '/documents/x/sheet.pdf' };
		const html = renderHtml(<PriceBlock price={{ price: eur(9990) }} energyLabel={energyLabel} />);
		expect(html).toContain('fill="#fdb913"');
		expect(html).toMatch(
			/<a [^>]*href="\/documents\/x\/label\.svg"[^>]*><svg [^>]*role="img" aria-label="Energetska oznaka: razred E, na ljestvici od A do G">.*<\/svg><\/a>/s,
		);
		expect(html).toMatch(/<a [^>]*href="\/documents\/x\/sheet\.pdf"[^>]*>Informacijski list proizvoda<\/a>/);
		expect(renderHtml(<PriceBlock price={{ price: eur(9990) }} />)).not.toContain('<svg');
	});

	it('shows the cents raised, and hides the visual amount from screen readers', () => {
		expect(renderHtml(<PriceBlock price={{ price: eur(28990) }} />)).toMatch(/<b [^>]*aria-hidden="true">289,<sup>90<\/sup>\s€<\/b>/);
	});

	it('raises no cents if the amount has none', () => {
		expect(render({ price: { minor: 129900, currency: 'JPY' } })).toContain('1.299 JPY');
	});
});
