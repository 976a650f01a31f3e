import { expect, test } from 'vitest';
import { BackorderText } from '#components/checkout/BackorderText.tsx';
import { renderHtml } from '#tests/support/render-html.tsx';

test.each([
	['as stated at the order', { qty: 2, days: 14 }, '<small>Po narudžbi: 2. Pri narudžbi je navedeno: šaljemo za 14 dana</small>'],
	['without days if none were', { qty: 2, days: null }, '<small>Po narudžbi: 2</small>'],
	['not at all if none are', null, ''],
	['not at all for a backend that does not know them', undefined, ''],
])('pieces of an order that are to come are named %s', (_, backorder, html) => {
	expect(renderHtml(<BackorderText backorder={backorder} className={undefined} />)).toBe(html);
});
