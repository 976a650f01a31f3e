import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { isRead } from '@titraj/contract/is-read.ts';

/** Areas with the same content for all visitors. */
const PUBLIC = /^_[a-z]+_hapi_(catalog|publish|cms|misc|location)(_|$)|^_post_hapi_gdpr_template$/;

/** Whether a call reads public data: visitors without a token may make it with the server's own guest token (D19). */
export function isPublicRead(name: EndpointName): boolean {
	return PUBLIC.test(name) && isRead(name);
}
