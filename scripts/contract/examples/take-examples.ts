import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { callBackend } from '../call-backend.ts';
import { shorten } from './shorten.ts';

type Request = Readonly<Record<string, unknown>>;
/** Request and shortened response of a call. */
export interface Example {
	readonly request: unknown;
	readonly answer: unknown;
}

/** Calls a backend with one token, and keeps the first response of each call as its example. */
export interface Caller {
	/** The `data` of the response. Throws if the call fails or is rejected. */
	call(name: EndpointName, request: Request): Promise<Record<string, unknown>>;
	/** The same caller with another token. */
	as(token: string): Caller;
}

/** A caller whose examples go into `examples`; `overwrite` keeps the last answer instead. */
export function createCaller(url: string, examples: Partial<Record<EndpointName, Example>>, token?: string): Caller {
	const settings = { url, host: 'shop.example', timeout: 30_000, ...(token !== undefined && { token }) };
	return {
		as: (other) => createCaller(url, examples, other),
		async call(name, request) {
			const { method, path } = endpoints[name];
			const { status, body, failure } = await callBackend(settings, { method, path, request });
			if (status !== 200 || !isObject(body) || body['success'] === undefined) throw new Error(`${name}: ${failure ?? status} ${JSON.stringify(body)}`);
			if (body['success'] === false && 'label_name' in body) throw new Error(`${name} was refused: ${JSON.stringify(body)}`);
			examples[name] ??= { request: shorten(request), answer: shorten(body) };
			return isObject(body['data']) ? body['data'] : {};
		},
	};
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
