import type { EndpointDefinition } from '../endpoint-definition.ts';

interface FailureStatus {
	readonly status: number;
	/** When a backend returns it. */
	readonly when: string;
}

const BAD_REQUEST = { status: 400, when: 'The request does not fit its schema; `detail` names the field.' };
const NO_TOKEN = { status: 401, when: 'The token is missing, unknown or expired. The shop drops it and gets a new one.' };
const UNAVAILABLE = { status: 503, when: 'The backend is unavailable. `retry-after` is the number of seconds to wait.' };

/** Statuses of nearly every call. */
export const commonStatuses: readonly FailureStatus[] = [BAD_REQUEST, NO_TOKEN, UNAVAILABLE];

/** Statuses with which a call fails, each with problem details; a refusal that a shopper can act on is 200 with `success: false`. */
export function failureStatuses({ token, notFound }: Pick<EndpointDefinition, 'token' | 'notFound'>): readonly FailureStatus[] {
	return [
		BAD_REQUEST,
		...(token === 'none' ? [] : [NO_TOKEN]),
		...(token === 'customer' ? [{ status: 403, when: 'The token is a visitor’s: the call needs a signed-in customer.' }] : []),
		...(token === 'staff' ? [{ status: 403, when: 'The token is not one of the shop’s staff.' }] : []),
		...(notFound === undefined ? [] : [{ status: 404, when: `There is no such ${notFound}, or it is not visible with this token.` }]),
		UNAVAILABLE,
	];
}
