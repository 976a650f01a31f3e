import { randomUUID } from 'node:crypto';

/** The platform's id of a request, else a new one; part of every problem and log line (D26). */
export function requestIdOf(request: Request): string {
	const given = request.headers.get('x-nf-request-id') ?? '';
	return /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
