import type { Cart } from '@titraj/contract/cart.ts';
import { expectTypeOf, test } from 'vitest';
import type { AnswerTo, ApiPath, BodyOf } from '#lib/platform/client/api-calls.ts';

test('a call is typed by its method and address, with or without a query', () => {
	expectTypeOf<AnswerTo<'GET', '/api/hapi/webshop/cart'>>().toEqualTypeOf<Cart>();
	expectTypeOf<AnswerTo<'GET', `/api/hapi/auth/order?${string}`>>().toHaveProperty('order_identificator');
	expectTypeOf<BodyOf<'DELETE', '/api/hapi/auth/addresses'>>().toHaveProperty('id').toBeNumber();
});

test('calls that the gateway does not forward are type errors', () => {
	expectTypeOf<'/api/hapi/webshop/cart'>().toExtend<ApiPath<'GET'>>();
	expectTypeOf<'/api/hapi/webshop/cart'>().not.toExtend<ApiPath<'PUT'>>();
	expectTypeOf<'/api/hapi/misc/changes'>().not.toExtend<ApiPath>();
	expectTypeOf<'/api/hapi/webshop/carts'>().not.toExtend<ApiPath>();
	expectTypeOf<AnswerTo<'GET', '/api/hapi/webshop/carts'>>().toBeNever();
});
