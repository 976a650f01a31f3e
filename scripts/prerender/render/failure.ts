import { ApiFailure } from '#lib/api/result.ts';
import type { Failure } from './worker-messages.ts';

/** What is told of an address, or a changed thing, that could not be read. */
export function toFailure(url: string, error: unknown): Failure {
	const cause = error instanceof Error ? error.message : String(error);
	return { url, cause, unreachable: error instanceof ApiFailure && isUnreachable(error) };
}

function isUnreachable({ error: { kind, statusCode } }: ApiFailure): boolean {
	return kind === 'network' || kind === 'timeout' || statusCode >= 500;
}
