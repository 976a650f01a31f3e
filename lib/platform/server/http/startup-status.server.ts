import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { ApiError } from '../../http/result.ts';

/** Calls without whose answers no page can begin (Spec 8); the token is what they are asked with. */
const STARTUP_CALLS: ReadonlySet<EndpointName> = new Set<EndpointName>([
	'_get_hapi_auth_generate_token',
	'_get_hapi_misc_endpoints',
	'_get_hapi_misc_currency',
	'_get_hapi_misc_labels',
	'_get_hapi_misc_info',
	'_get_hapi_misc_routes',
]);

/** Whether a failed call is one that every page begins with (Spec 8, start-up failures). */
export const isStartupFailure = ({ call }: ApiError): boolean => call !== undefined && STARTUP_CALLS.has(call);

/** The rejection's own status, 500 where it has none: nobody answered, or not as agreed (Spec 8, start-up failures). */
export const startupStatus = ({ kind, statusCode }: ApiError): number => (kind === 'http' ? statusCode : 500);
