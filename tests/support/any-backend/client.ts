import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { readLeniently } from '@titraj/contract/reading/read-leniently.ts';
import type { Static } from 'typebox';
import type { Asked, Row, Visitor } from '#scripts/contract/visitor.ts';
import { expectContract } from '../expect-contract.ts';

type Answers = { readonly [K in EndpointName]: Static<(typeof endpoints)[K]['response']> };

/** A session of the backend under test, with responses typed by the contract. */
export interface Client {
	/** The same session, in the form that the contract check uses. */
	readonly visitor: Visitor;
	/** Returns the response of a call, parsed like in the storefront. Throws unless it is 200 and matches the contract. */
	call<K extends EndpointName>(name: K, request: Row): Promise<Answers[K]>;
	/** The same backend with another token. */
	withToken(token: string): Client;
	/** Sends any request, well-formed or not, and returns the raw response. */
	send(name: EndpointName, request: Row): Promise<Asked>;
}

/** Wraps a session of the contract check. */
export function clientOf(visitor: Visitor): Client {
	return {
		visitor,
		withToken: (token) => clientOf(visitor.withToken(token)),
		send: (name, request) => visitor.ask(name, request),
		async call(name, request) {
			const { call, status, body, text, failure } = await visitor.ask(name, request);
			if (status !== 200) throw new Error(`${call} answered ${failure ?? `${status}: ${text.slice(0, 200)}`}`);
			try {
				return expectContract(endpoints[name].response, readLeniently(endpoints[name].response, body).value) as never;
			} catch (error) {
				throw new Error(`${call}: ${error instanceof Error ? error.message : String(error)}`);
			}
		},
	};
}
