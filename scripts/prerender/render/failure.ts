import { ApiFailure } from '#lib/platform/http/result.ts';

/** An address, or a changed entity, that could not be read or rendered. */
export interface Failure {
	readonly url: string;
	readonly cause: string;
	/** The backend did not answer, or answered with 5xx: several in a row end the crawl. */
	readonly unreachable: boolean;
}

/** An entry of the route table that cannot become a page, and why. */
export interface UnrenderableRoute {
	readonly url: string;
	readonly cause: string;
}

export function toFailure(url: string, error: unknown): Failure {
	const cause = error instanceof Error ? error.message : String(error);
	return { url, cause, unreachable: error instanceof ApiFailure && isUnreachable(error) };
}

function isUnreachable({ error: { kind, statusCode } }: ApiFailure): boolean {
	return kind === 'network' || kind === 'timeout' || statusCode >= 500;
}

/** Unanswered calls in a row after which the backend counts as lost. */
const LOST_AFTER = 3;

/** Whether the backend was unreachable in all of the last failures. */
export function isBackendLost(failures: readonly Failure[]): boolean {
	return failures.length >= LOST_AFTER && failures.slice(-LOST_AFTER).every((failure) => failure.unreachable);
}
