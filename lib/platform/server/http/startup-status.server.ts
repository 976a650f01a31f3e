import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { ApiError } from '../../http/result.ts';

/** Calls that every page needs first (Spec 8), and the token for them. */
const STARTUP_CALLS: ReadonlySet<EndpointName> = new Set<EndpointName>([
	'_get_hapi_auth_generate_token',
	'_get_hapi_misc_endpoints',
	'_get_hapi_misc_currency',
	'_get_hapi_misc_labels',
	'_get_hapi_misc_info',
	'_get_hapi_misc_routes',
]);

/** Whether a failed call is one that every page needs first (Spec 8, start-up failures). */
export const isStartupFailure = ({ call }: ApiError): boolean => call !== undefined && STARTUP_CALLS.has(call);

/** Status of a failed start-up call: that of the rejection, 500 for no response or one that breaks the contract (Spec 8, start-up failures). */
export const startupStatus = ({ kind, statusCode }: ApiError): number => (kind === 'http' ? statusCode : 500);
