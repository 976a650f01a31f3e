import type { OrderSummary } from '@titraj/contract/orders.ts';
import { describe, expect, test } from 'vitest';
import { Orders } from '#pages/auth/index/Orders.tsx';
import { renderHtml, toText } from '#tests/support/render-html.tsx';

const order = (id: number, status: OrderSummary['status']): OrderSummary => ({
	...{ id, status, code: `c${id}`, order_identificator: `${id}-c${id}`, number: `10${id}`, currency: 'EUR', total: 10, items_count: 1 },
	...{ datetime_created: '2026-11-20T10:00:00Z', titles: ['Donaudampfschifffahrtsgesellschaftskapitän-Ladegerät'], main_image_thumbs: [[]] },
});
const render = (orders: readonly OrderSummary[]) =>
	renderHtml(<Orders orders={orders} urls={{ my_webshop_orders: '/narudzbe/' }} pay={undefined} numberPattern="%order_number%" />);
const headings = (html: string) => [...html.matchAll(/<h([23])[^>]*>(.*?)<\/h\1>/g)].map(([, level, text]) => `${level} ${toText(text ?? '')}`);

describe('the overview of an account', () => {
	test('shows a line with a link to the shop if there are no orders', () => {
		const html = render([]);
		expect(toText(html)).toContain('Još nema narudžbi. Pogledaj ponudu');
		expect(headings(html)).toEqual([]);
		expect(html).not.toContain('/narudzbe/');
	});

	test('shows a single order', () => expect(headings(render([order(1, 'completed')]))).toEqual(['2 Zadnja narudžba', '3 Narudžba 101']));

	test('shows orders to pay or collect first, and each order once', () => {
		const html = render([
			order(6, 'shipped'),
			order(5, 'completed'),
			order(4, 'awaiting_payment'),
			order(3, 'ready_for_pickup'),
			order(2, 'completed'),
			order(1, 'completed'),
		]);
		expect(headings(html)).toEqual([
			...['2 Zadnja narudžba', '3 Narudžba 106'],
			...['2 Čeka na Vas', '3 Narudžba 104', '3 Narudžba 103'],
			...['2 Ranije narudžbe', '3 Narudžba 105', '3 Narudžba 102'],
		]);
	});

	test('stays short with many orders', () => {
		const html = render(Array.from({ length: 20 }, (_, index) => order(100 - index, 'payment_failed')));
		expect(headings(html).filter((heading) => heading.startsWith('3'))).toHaveLength(6);
	});
});
