import { emptyAnswer } from '@titraj/contract/empty-answers.ts';
import type { EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { isRead } from '@titraj/contract/is-read.ts';
import type { Static } from 'typebox';
import { attempt } from './attempt.ts';
import type { ClientSettings } from './client-settings.ts';
import { isMissing } from './optional-endpoint.ts';
import { refusalOf } from './refusal-of.ts';
import type { ApiError, Result } from './result.ts';
import { toRequest, type WireRequest } from './to-request.ts';

type Endpoints = typeof endpoints;
type Requests = { [Name in EndpointName]: Static<Endpoints[Name]['request']> };
type Answers = { [Name in EndpointName]: Static<Endpoints[Name]['response']> };
type Contents = { [Name in EndpointName]: Answers[Name] extends { data?: infer Data } ? NonNullable<Data> : Answers[Name] };

export type RequestOf<Name extends EndpointName> = Requests[Name];
/** Result of `call`: `data` of an envelope. */
export type DataOf<Name extends EndpointName> = Contents[Name];

export interface ApiClient {
	readonly settings: ClientSettings;
	/** One call of the endpoint table. Expected failures come back as values. */
	call<Name extends EndpointName>(name: Name, request: RequestOf<Name>): Promise<Result<DataOf<Name>>>;
	/** The same settings with some replaced. */
	with(change: Partial<ClientSettings>): ApiClient;
}

/**
 * Maximum wait in seconds before a retry, even if the backend asks for longer: a visitor is waiting. The caller gets the `retryAfter` of
 * the failure.
 */
const LONGEST_WAIT = 1;

/**
 * A client of the backend's contract (Spec 7): reads are retried once, writes never; 400 to 599 is an error. A list that the backend lacks,
 * or answers with 404, is empty (0065).
 */
export function createClient(settings: ClientSettings): ApiClient {
	return {
		settings,
		with: (change) => createClient({ ...settings, ...change }),
		async call(name, request) {
			const result = await callOnce(settings, name, request);
			const empty = isMissing(result) ? emptyAnswer(name, request) : undefined;
			return empty ? { ok: true, data: empty as DataOf<typeof name> } : result;
		},
	};
}

async function callOnce<Name extends EndpointName>(settings: ClientSettings, name: Name, request: RequestOf<Name>): Promise<Result<DataOf<Name>>> {
	const endpoint = settings.table[name];
	if (!endpoint) return failed({ kind: 'contract', statusCode: 0, retryable: false, message: `${name}: the backend's endpoint table does not have it` });
	const wire = toRequest(settings, endpoint, request as Record<string, unknown>);
	const first = await attempt(settings, wire);
	const answer = isRead(name) && settings.attempts !== 1 && isWorthRepeating(first) ? await repeat(settings, wire, first) : first;
	if (!answer.ok) return failed({ ...answer.error, call: name });
	const reading = settings.readAnswer?.(name, answer.data, request) ?? { ok: true, body: answer.data };
	if (reading.ok) return openEnvelope<Name>(wire, reading.body);
	const message = `${wire.method} ${wire.url}: 200, ${reading.error}`;
	return failed({ kind: 'contract', call: name, statusCode: 200, retryable: false, message, body: answer.data });
}

/** Timeouts are not retried: the visitor has waited long enough. */
function isWorthRepeating(answer: Result<unknown>): answer is Extract<typeof answer, { ok: false }> {
	return !answer.ok && answer.error.retryable && answer.error.kind !== 'timeout';
}

async function repeat(settings: ClientSettings, wire: WireRequest, { error }: { readonly error: ApiError }): Promise<Result<unknown>> {
	if (error.retryAfter) await new Promise((done) => setTimeout(done, Math.min(error.retryAfter ?? 0, LONGEST_WAIT) * 1000));
	const answer = await attempt(settings, wire);
	return answer.ok ? answer : failed({ ...answer.error, attempts: 2 });
}

function openEnvelope<Name extends EndpointName>(wire: WireRequest, body: unknown): Result<DataOf<Name>> {
	const envelope = body as { success?: boolean; data?: unknown; label_name?: string };
	if (!('data' in envelope) && !('label_name' in envelope)) return { ok: true, data: envelope as DataOf<Name> };
	const { label } = refusalOf(body);
	if (envelope.success === false)
		return failed({
			kind: 'rejected',
			statusCode: 200,
			retryable: false,
			message: `${wire.method} ${wire.url}: 200, refused with ${label ?? 'no label'}`,
			...(label !== undefined && { label }),
			body,
		});
	return { ok: true, data: envelope.data as DataOf<Name> };
}

function failed(error: ApiError): { ok: false; error: ApiError } {
	return { ok: false, error };
}
