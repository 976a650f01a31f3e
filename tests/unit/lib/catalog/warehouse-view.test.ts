import { expect, test } from 'vitest';
import { mayViewWarehouse } from '#lib/catalog/warehouse-view.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';

const clerk = { permissions: ['orders', 'warehouse_view'] };

test.each([
	['off, for a clerk', { enabled: false, permission: 'warehouse_view' }, clerk, false],
	['on, for a clerk', { enabled: true, permission: 'warehouse_view' }, clerk, true],
	['on, for a user without the permission', { enabled: true, permission: 'warehouse_view' }, { permissions: [] }, false],
	['on, for a visitor', { enabled: true, permission: 'warehouse_view' }, null, false],
	['on, without a configured permission', { enabled: true, permission: '' }, { permissions: [''] }, false],
])('the warehouse view is %s', (_title, view, user, expected) => expect(mayViewWarehouse(view, user)).toBe(expected));

test('the warehouse view is off by default, and set by the environment', () => {
	expect(readEnvironment({}).warehouseView).toEqual({ enabled: false, permission: 'warehouse_view' });
	expect(readEnvironment({ WAREHOUSE_VIEW: 'on', WAREHOUSE_PERMISSION: 'stock' }).warehouseView).toEqual({ enabled: true, permission: 'stock' });
});
