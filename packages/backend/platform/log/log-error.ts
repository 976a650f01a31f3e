import { toLogLine } from '@titraj/contract/log/log-line.ts';

type Fields = Readonly<Record<string, string | number | null | undefined>>;

/** Logs what went wrong outside of a request. */
export function logError(event: string, fields: Fields = {}): void {
	console.error(toLogLine({ level: 'error', time: new Date().toISOString(), event, ...fields }));
}

/** Logs a failure with its message; `fields` say what it was about. */
export function logFailure(event: string, cause: unknown, fields: Fields = {}): void {
	logError(event, { ...fields, error: cause instanceof Error ? cause.message : String(cause) });
}
