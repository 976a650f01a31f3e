import { expect, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
merchantForAllTests((started) => {
	backend = started;
});

const follow = async (path: string, cookie = '') => {
	const { status, headers } = await fetch(`${backend.url}${path}`, { redirect: 'manual', headers: { cookie } });
	return [status, headers.get('location')];
};

test.each([
	['/admin/prijava/', '/admin/#/'],
	['/admin/narudzbe/', '/admin/#/orders'],
	['/admin/narudzbe/?kasne=1', '/admin/#/orders?list=overdue'],
	['/admin/narudzbe/?cekaju=1', '/admin/#/orders?list=to_confirm'],
	['/admin/narudzbe/?povrat=1', '/admin/#/orders?list=refund_due'],
	['/admin/narudzbe/?bezrobe=1', '/admin/#/orders?list=without_goods'],
	['/admin/narudzbe/?q=1007', '/admin/#/orders?q=1007'],
	['/admin/narudzbe/?q=%22%0D%0A%3Cscript%3E', '/admin/#/orders?q=%22%0D%0A%3Cscript%3E'],
	['/admin/proizvodi/?q=a&q=b', '/admin/#/products?q=a%2Cb'],
	['/admin/povrati/', '/admin/#/withdrawals'],
	['/admin/poruke/?stanje=procitane', '/admin/#/messages?state=read'],
	['/admin/recenzije/?stanje=approved', '/admin/#/reviews?state=approved'],
	['/admin/recenzije/?stanje=constructor', '/admin/#/reviews'],
	['/admin/natpisi/', '/admin/#/shop-labels'],
	['/admin/prijevodi/', '/admin/#/translations'],
	['/admin/prijevodi/?vrsta=product', '/admin/#/translations?of=products'],
	['/admin/dojave/', '/admin/#/webhook-log'],
	['/admin/pocetak/?kod=7KQ4-M2XD-9HTR', '/admin/'],
])('the address of an old page leads to the screen that took its place: %s', async (path, screen) => {
	expect(await follow(path)).toEqual([303, screen]);
});

test('an order or product by its number of the database leads staff to it, and tells others nothing', async () => {
	const number = await placeTestOrder(backend.db);
	const order = await backend.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
	const product = await backend.db.selectFrom('products').select('id').where('code', '=', 'MON-1').executeTakeFirstOrThrow();
	const owner = (await openPerson(backend, 'owner')).cookie();
	expect(await follow(`/admin/narudzbe/${order.id}/`, owner)).toEqual([303, `/admin/#/orders/${number}`]);
	expect(await follow(`/admin/proizvodi/${product.id}/`, owner)).toEqual([303, '/admin/#/products/MON-1']);
	for (const id of ['999999', 'nema', '1%20or%201', '99999999999999999999'])
		expect(await follow(`/admin/narudzbe/${id}/`, owner)).toEqual([303, '/admin/#/orders']);
	expect(await follow(`/admin/narudzbe/${order.id}/`)).toEqual([303, '/admin/#/orders']);
	expect(await follow(`/admin/proizvodi/${product.id}/`)).toEqual([303, '/admin/#/products']);
});
