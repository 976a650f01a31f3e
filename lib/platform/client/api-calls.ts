import type { OrderCheck, OrderOutcome, PaymentOutcome } from '@titraj/contract/checkout-outcome.ts';
import type { EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import type { EndpointTable } from '@titraj/contract/site.ts';
import type { DataOf, RequestOf } from '../http/client.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Endpoints = typeof endpoints;
/** Gateway path of a contract path: `/hapi/v1/webshop/cart/` becomes `/api/hapi/webshop/cart` (D2, D23). */
type GatewayPath<Path> = Path extends `/hapi/v1/${infer Words}/` ? `/api/hapi/${Words}` : never;
/** Name of each call that the gateway forwards, by `METHOD path`. */
type GatewayCalls = {
	[Name in EndpointName as Endpoints[Name] extends { readonly internal: true }
		? never
		: `${Endpoints[Name]['method']} ${GatewayPath<Endpoints[Name]['path']>}`]: Name;
};

/** Calls that the shop's own functions answer, by `METHOD path` (Spec 4; Spec 7, Frontend proxy). */
interface OwnCalls {
	'GET /api/nuxtapi/endpoints/': { body: undefined; data: EndpointTable };
	'GET /api/nuxtapi/info/': { body: undefined; data: DataOf<'_get_hapi_misc_info'> };
	'GET /api/nuxtapi/country': { body: undefined; data: { country: string | null } };
	'POST /api/nuxtapi/catalog/product/': { body: RequestOf<'_post_hapi_catalog_product'>; data: DataOf<'_post_hapi_catalog_product'> };
	'POST /api/nuxtapi/gdpr/template/': { body: RequestOf<'_post_hapi_gdpr_template'>; data: DataOf<'_post_hapi_gdpr_template'> };
	'POST /api/nuxtapi/clearCache/': { body: readonly string[]; data: unknown };
	'POST /api/hapi/auth/login': { body: { email: string; password: string }; data: unknown };
	'POST /api/hapi/auth/logout': { body: object; data: unknown };
	'POST /api/hapi/auth/social-login': { body: { provider: string; redirect?: string }; data: { redirect_url: string } };
	'POST /api/hapi/webshop/order': { body: RequestOf<'_post_hapi_webshop_order'>; data: DataIn<OrderOutcome> };
	'GET /api/hapi/webshop/placed-order': { body: undefined; data: DataIn<OrderCheck> };
	'GET /api/hapi/webshop/create-payment': { body: undefined; data: DataIn<PaymentOutcome> };
}

type DataIn<Envelope extends { data?: unknown }> = NonNullable<Envelope['data']>;

type Calls = { readonly [Key in keyof GatewayCalls]: { body: RequestOf<GatewayCalls[Key]>; data: DataOf<GatewayCalls[Key]> } } & OwnCalls;
type CallKey = keyof Calls;

/** Paths of a method. */
type AddressOf<M extends Method, Key = CallKey> = Key extends `${M} ${infer Address}` ? Address : never;
/** Paths that the browser may call with a method, with or without a query. */
export type ApiPath<M extends Method = Method> = AddressOf<M> | `${AddressOf<M>}?${string}`;

type CallOf<M extends Method, Path extends string> = `${M} ${Path extends `${infer Address}?${string}` ? Address : Path}`;

/** Response of a call: `data` of the envelope. */
export type AnswerTo<M extends Method, Path extends string> = CallOf<M, Path> extends infer Key extends CallKey ? Calls[Key]['data'] : never;
/** JSON body of a call. */
export type BodyOf<M extends Method, Path extends string> = CallOf<M, Path> extends infer Key extends CallKey ? DeepReadonly<Calls[Key]['body']> : never;

/** Paths of calls whose response is `Data`. */
export type PathAnswering<Data, M extends Method, Key extends CallKey = CallKey> = Key extends `${M} ${infer Address}`
	? Data extends Calls[Key]['data']
		? Calls[Key]['data'] extends Data
			? Address
			: never
		: never
	: never;

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;
