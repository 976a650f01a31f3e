import { expect, test } from 'vitest';
import { mayViewWarehouse } from '#lib/catalog/warehouse-view.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';

const clerk = { permissions: ['orders', 'warehouse_view'] };

test.each([
	['off, for a clerk', { enabled: false, permission: 'warehouse_view' }, clerk, false],
	['on, for a clerk', { enabled: true, permission: 'warehouse_view' }, clerk, true],
	['on, for somebody without the permission', { enabled: true, permission: 'warehouse_view' }, { permissions: [] }, false],
	['on, for a visitor', { enabled: true, permission: 'warehouse_view' }, null, false],
	['on, without a permission to ask for', { enabled: true, permission: '' }, { permissions: [''] }, false],
])('the warehouse view is %s', (_title, view, user, expected) => expect(mayViewWarehouse(view, user)).toBe(expected));

test('it is off by default, and named by the environment', () => {
	expect(readEnvironment({}).warehouseView).toEqual({ enabled: false, permission: 'warehouse_view' });
	expect(readEnvironment({ WAREHOUSE_VIEW: 'on', WAREHOUSE_PERMISSION: 'stock' }).warehouseView).toEqual({ enabled: true, permission: 'stock' });
});
