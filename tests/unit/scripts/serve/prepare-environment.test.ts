import { expect, test } from 'vitest';
import { prepareEnvironment } from '#scripts/serve/prepare-environment.ts';

const prepared = (variables: Record<string, string>) => {
	prepareEnvironment({ root: '/shop' }, variables);
	return variables;
};

test.each([
	['not set', {}, '/shop/.cache/media'],
	['empty, as in a copy of .env.example', { MEDIA_CACHE_DIR: '' }, '/shop/.cache/media'],
	['named', { MEDIA_CACHE_DIR: '/pictures' }, '/pictures'],
])('a folder for pictures that is %s', (_title, variables, folder) => expect(prepared(variables)['MEDIA_CACHE_DIR']).toBe(folder));

test('an explicit backend takes precedence', () => {
	const variables = { BACKEND_URL: 'http://127.0.0.1:1' };
	prepareEnvironment({ root: '/shop', backendUrl: 'http://127.0.0.1:2' }, variables);
	expect(variables.BACKEND_URL).toBe('http://127.0.0.1:2');
});

test('an invalid setting stops the start with its name', () => expect(() => prepared({ WAREHOUSE_VIEW: 'yes' })).toThrow('WAREHOUSE_VIEW'));
