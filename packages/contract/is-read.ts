import { type EndpointName, endpoints } from './endpoints.ts';

/** Whether a call leaves everything as it is, so that it may be repeated (Spec 7). For build and server: it brings all schemas along. */
export function isRead(name: EndpointName): boolean {
	const endpoint = endpoints[name];
	return endpoint.method === 'GET' || 'reads' in endpoint;
}
