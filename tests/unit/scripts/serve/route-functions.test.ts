import { expect, test } from 'vitest';
import { type FunctionModule, routeFunctions } from '#scripts/serve/route-functions.ts';

const module = (name: string, config?: FunctionModule['config']): FunctionModule => ({ name, handler: async () => new Response(name), config });

const functions = routeFunctions([
	module('all', { path: '/api/*', excludedPath: ['/api/login', '/api/open/*'] }),
	module('login', { path: '/api/login', method: ['POST'] }),
	module('health', { path: '/health', method: 'GET' }),
	module('page'),
]);

const ask = async (path: string, method = 'GET') => (await functions.match(path, method)?.(new Request('http://shop.example'), { ip: '127.0.0.1' }))?.text();

test.each([
	['a path below a folder', '/api/cart', 'GET', 'all'],
	['the folder itself', '/api/', 'GET', 'all'],
	['the folder without its slash', '/api', 'GET', undefined],
	['a name with the same beginning', '/apis', 'GET', undefined],
	['a path of another function', '/api/login', 'POST', 'login'],
	['that path with a slash', '/api/login/', 'POST', 'login'],
	['a method that no function accepts', '/api/login', 'GET', undefined],
	['below an excluded folder', '/api/open/a', 'GET', undefined],
	['HEAD if GET is accepted', '/health', 'HEAD', 'health'],
	['below a plain path', '/health/a', 'GET', undefined],
	['a path of no function', '/kontakt/', 'GET', undefined],
])('%s: %s %s', async (_, path, method, name) => {
	expect(await ask(path, method)).toBe(name);
});

test('a function without a path is reached only through rules', () => {
	expect([functions.named('page') === null, functions.named('health'), functions.named('none')]).toEqual([false, null, null]);
});

test('an unsupported path stops the server', () => {
	expect(() => routeFunctions([module('product', { path: '/product/:id' })])).toThrow('"/product/:id"');
});
