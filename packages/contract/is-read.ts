import { type EndpointName, endpoints } from './endpoints.ts';

/** Whether a call changes nothing and may be repeated (Spec 7). Only for build and server, because it imports all schemas. */
export function isRead(name: EndpointName): boolean {
	const endpoint = endpoints[name];
	return endpoint.method === 'GET' || 'reads' in endpoint;
}
