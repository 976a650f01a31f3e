import { expect, test } from 'vitest';
import type { RouteEntry } from '#lib/contract/site.ts';
import { applyAccess } from '#lib/server/apply-access.server.ts';

const entry: RouteEntry = { path: '/skriveno/', controller: 'cms', action: 'index', content_type: 'page', lang: 'hr' };
const closed = ({ controller, isStaff }: { controller: string; isStaff: boolean }) => (controller === 'cms' && !isStaff ? 'auth.login' : null);

test('without a hook of the shop every page is its own', () => {
	expect(applyAccess(entry, { staff: false, paths: {} })).toEqual(entry);
});
test('the hook gives a visitor another template at the same address', () => {
	expect(applyAccess(entry, { staff: false, paths: {}, access: closed })).toEqual({ ...entry, controller: 'auth', action: 'login' });
});
test('what it lets be stays: staff, other controllers', () => {
	expect(applyAccess(entry, { staff: true, paths: {}, access: closed })).toEqual(entry);
	expect(applyAccess({ ...entry, controller: 'publish' }, { staff: false, paths: {}, access: closed }).controller).toBe('publish');
});
test('bots do not meet it', () => {
	expect(applyAccess(entry, { staff: false, isBot: true, paths: {}, access: closed })).toEqual(entry);
});
