import { BACKUP_PATH, BACKUP_SCOPES } from '@titraj/backend/merchant-api/backups/backup-route.ts';
import { BULK_PATH, BULK_SCOPES } from '@titraj/backend/merchant-api/bulk/bulk-route.ts';
import { ORDER_EXPORT } from '@titraj/backend/merchant-api/exports/order-export.ts';
import { PRODUCT_EXPORT } from '@titraj/backend/merchant-api/exports/product-export.ts';
import { toScopes } from '@titraj/backend/merchant-api/keys/scope-roles.ts';
import { LOOK_UPLOAD_PATH, LOOK_UPLOAD_SCOPES } from '@titraj/backend/merchant-api/media/look-upload.ts';
import { UPLOAD_PATH, UPLOAD_SCOPES } from '@titraj/backend/merchant-api/media/upload-route.ts';
import { FILE_CALLS } from '@titraj/backend/merchant-api/papers/paper-files.ts';
import { ROUTES } from '@titraj/backend/merchant-api/register-merchant-api.ts';
import { ROLES } from '@titraj/backend/staff/index.ts';
import { describe, expect, it, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
merchantForAllTests((started) => {
	backend = started;
});

const CALLS = [
	...ROUTES.map(({ method, path, scopes, operationId }) => ({ name: operationId, method, path, scopes })),
	{ name: 'bulkUpsertProducts', method: 'POST', path: BULK_PATH, scopes: BULK_SCOPES },
	{ name: 'makeBackup', method: 'POST', path: BACKUP_PATH, scopes: BACKUP_SCOPES },
	{ name: 'uploadLookPicture', method: 'POST', path: LOOK_UPLOAD_PATH, scopes: LOOK_UPLOAD_SCOPES },
	{ name: 'uploadMedia', method: 'POST', path: UPLOAD_PATH, scopes: UPLOAD_SCOPES },
	...[...FILE_CALLS, ORDER_EXPORT, PRODUCT_EXPORT].map(({ path, scopes, operationId }) => ({
		name: operationId,
		method: 'GET',
		path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
		scopes,
	})),
];

describe.each(ROLES)('the role %s', (role) => {
	it('may make the calls that its rights name, and no others', async () => {
		const { call } = await openPerson(backend, role);
		// An unusable body stops a permitted call before it writes; the role is checked before the body is read.
		const isRefused = async ({ method, path }: (typeof CALLS)[number]) => {
			const { status, body } = await call(method, path.replaceAll(/:\w+/g, '0'), method === 'GET' ? undefined : []);
			return status === 403 && String(body.detail).includes('lacks a right');
		};
		const refused = [];
		for (const one of CALLS) if (await isRefused(one)) refused.push(one.name);
		expect(refused).toEqual(CALLS.filter(({ scopes }) => !scopes.some((scope) => toScopes(role).has(scope))).map(({ name }) => name));
	});

	it('may make no call without a session', async () => {
		const statuses = await Promise.all(
			CALLS.map(async ({ method, path }) => (await fetch(`${backend.url}/merchant/v1${path.replaceAll(/:\w+/g, '0')}`, { method })).status),
		);
		expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
	});
});

test.each([
	['manager', ['products:write', 'orders:write', 'payments:write'], []],
	['editor', ['products:write', 'prices:write'], ['orders:read', 'payments:write', 'jobs:write', 'webhooks:write']],
	['warehouse', ['products:read', 'stock:write', 'orders:write'], ['products:write', 'prices:write', 'payments:write', 'jobs:write', 'webhooks:write']],
	['support', ['products:read', 'orders:write'], ['products:write', 'prices:write', 'stock:write', 'payments:write', 'jobs:write', 'webhooks:write']],
] as const)('the role %s has the rights of its work, and lacks others', (role, has, lacks) => {
	const rights = toScopes(role);
	expect([has.filter((scope) => !rights.has(scope)), lacks.filter((scope) => rights.has(scope))]).toEqual([[], []]);
});
