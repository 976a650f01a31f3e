import type { EndpointDefinition } from '../endpoint-definition.ts';

interface FailureStatus {
	readonly status: number;
	/** When a backend answers it. */
	readonly when: string;
}

const BAD_REQUEST = { status: 400, when: 'The request does not fit its schema; `detail` names the field.' };
const NO_TOKEN = { status: 401, when: 'The token is missing, unknown or over. The shop drops it and gets a new one.' };
const UNAVAILABLE = { status: 503, when: 'The backend cannot answer now. `retry-after` says how many seconds to wait.' };

/** What nearly every call may answer. */
export const commonStatuses: readonly FailureStatus[] = [BAD_REQUEST, NO_TOKEN, UNAVAILABLE];

/** Statuses with which a call fails, each with problem details; a refusal that a shopper can do something about is 200 with `success: false`. */
export function failureStatuses({ token, notFound }: Pick<EndpointDefinition, 'token' | 'notFound'>): readonly FailureStatus[] {
	return [
		BAD_REQUEST,
		...(token === 'none' ? [] : [NO_TOKEN]),
		...(token === 'customer' ? [{ status: 403, when: 'The token is a visitor’s: this needs a signed-in customer.' }] : []),
		...(token === 'staff' ? [{ status: 403, when: 'The token is none of the shop’s staff.' }] : []),
		...(notFound === undefined ? [] : [{ status: 404, when: `There is no such ${notFound}, or it cannot be seen with this token.` }]),
		UNAVAILABLE,
	];
}
