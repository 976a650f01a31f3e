import { fixedPath } from '@titraj/contract/fixed-path.ts';
import { expect, test } from 'vitest';

test.each([
	['http://127.0.0.1:8787', '/hapi/v1/misc/endpoints/?version'],
	['http://127.0.0.1:8787/', '/hapi/v1/misc/endpoints/?version'],
	['https://erp.example/shop/api/v2', '/shop/api/v2/misc/endpoints/?version'],
	['https://erp.example/shop/api/v2/', '/shop/api/v2/misc/endpoints/?version'],
	['https://erp.example/hapi/v1', '/hapi/v1/misc/endpoints/?version'],
])('the endpoint table of %s is at %s', (backendUrl, path) => expect(fixedPath(backendUrl, '/hapi/v1/misc/endpoints/?version')).toBe(path));
