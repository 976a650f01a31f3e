import { CallError, call, parseReply } from '@titraj/connector';
import type { ErrorResult } from './types.ts';

export interface VendureAccess {
	/** Address of the Admin API, such as `https://vendure.example/admin-api`. Use https: the key is sent with each call. */
	readonly url: string;
	/** An API key, or name and password of an administrator. */
	readonly apiKey?: string;
	readonly username?: string;
	readonly password?: string;
	/** Token of the channel; the default channel without it. */
	readonly channel?: string;
	/** Language of the names of categories and attributes. */
	readonly language: string;
	/** Milliseconds; 30,000 by default. */
	readonly timeout?: number;
}

/** A GraphQL document with the types of its variables and of its answer. */
export interface Operation<Variables, Data> {
	readonly name: string;
	readonly text: string;
	readonly isMutation: boolean;
	/** Never set: it carries the types. */
	readonly types?: (variables: Variables) => Data;
}

export interface VendureClient {
	ask<Variables extends object, Data>(operation: Operation<Variables, Data>, variables: Variables): Promise<Data>;
	/** Milliseconds since 1970 by Vendure's clock, as of its last answer. */
	now(): number;
}

export const query = <Variables, Data>(name: string, rest: string): Operation<Variables, Data> => ({ name, text: `query ${name}${rest}`, isMutation: false });
export const mutation = <Variables, Data>(name: string, rest: string): Operation<Variables, Data> => ({
	...{ name, text: `mutation ${name}${rest}`, isMutation: true },
});

const LOGIN = mutation<{ username: string; password: string }, { login: ErrorResult }>(
	'Login',
	'($username: String!, $password: String!) { login(username: $username, password: $password) { ... on ErrorResult { errorCode message } } }',
);

interface Answer<Data> {
	readonly data?: Data | null;
	readonly errors?: readonly { readonly message?: string; readonly extensions?: { readonly code?: string } }[];
}

/** Vendure's Admin API, by GraphQL over HTTP. */
export function openVendure({ url, apiKey, username = '', password = '', channel, language, timeout = 30_000 }: VendureAccess): VendureClient {
	let token: string | null = null;
	let clock = Date.now();

	const send = async <Variables, Data>({ name, text }: Operation<Variables, Data>, variables: Variables): Promise<Answer<Data>> => {
		const address = new URL(url);
		address.searchParams.set('languageCode', language);
		const access = apiKey ? { 'vendure-api-key': apiKey } : token === null ? {} : { authorization: `Bearer ${token}` };
		const reply = await call({
			...{ method: 'POST', url: address.href, timeout },
			headers: { 'content-type': 'application/json', ...access, ...(channel && { 'vendure-token': channel }) },
			body: JSON.stringify({ operationName: name, query: text, variables }),
		});
		token = reply.headers.get('vendure-auth-token') ?? token;
		const date = Date.parse(reply.headers.get('date') ?? '');
		clock = Number.isNaN(date) ? Date.now() : date;
		return parseReply(reply, url) as Answer<Data>;
	};
	const login = async () => {
		token = null;
		const answer = await send(LOGIN, { username, password });
		const refusal = answer.data?.login.errorCode ?? codeOf(answer);
		if (refusal) throw new CallError(`Vendure does not let ${username} log in: ${refusal}`, { outcome: 'failed' });
		if (token === null) throw new CallError('Vendure gave no token: add `bearer` to authOptions.tokenMethod of its configuration', { outcome: 'failed' });
	};
	return {
		async ask(operation, variables) {
			if (!apiKey && token === null) await login();
			let answer = await send(operation, variables);
			if (codeOf(answer) === 'FORBIDDEN' && !apiKey) {
				// The session has expired, and nothing was done.
				await login();
				answer = await send(operation, variables);
			}
			if (codeOf(answer) !== null || !answer.data) throw toError(operation, answer);
			return answer.data;
		},
		now: () => clock,
	};
}

/** The result of a mutation that was done. Throws a `CallError` if Vendure refused it. */
export function demand<Result extends object>(result: (Result & ErrorResult) | null, what: string): Result {
	if (result === null) throw new CallError(`Vendure could not ${what}`, { outcome: 'refused' });
	const { errorCode, message, transitionError } = result;
	if (errorCode) throw new CallError(`Vendure could not ${what}: ${transitionError ?? message ?? ''} (${errorCode})`, { outcome: 'refused' });
	return result;
}

/** Null for an answer without errors. */
const codeOf = ({ errors = [] }: Answer<unknown>): string | null => (errors.length === 0 ? null : (errors[0]?.extensions?.code ?? 'UNKNOWN'));

/** Codes of errors after which nothing was done, and a repeated call would fail again. */
const REFUSED: ReadonlySet<string> = new Set(['USER_INPUT_ERROR', 'BAD_USER_INPUT', 'ENTITY_NOT_FOUND', 'ILLEGAL_OPERATION', 'GRAPHQL_VALIDATION_FAILED']);

function toError({ name, isMutation }: Operation<never, unknown>, answer: Answer<unknown>): CallError {
	const code = codeOf(answer) ?? 'NO_DATA';
	const outcome = REFUSED.has(code) ? 'refused' : code === 'FORBIDDEN' || !isMutation ? 'failed' : 'unclear';
	return new CallError(`Vendure answered ${name} with ${code}: ${answer.errors?.[0]?.message?.slice(0, 300) ?? 'nothing'}`, { outcome });
}
