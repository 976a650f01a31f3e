import { randomUUID } from 'node:crypto';

/** The platform's id of a request, else a new one; it stands in every problem and in the log (D26). */
export function requestIdOf(request: Request): string {
	const given = request.headers.get('x-nf-request-id') ?? '';
	return /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
