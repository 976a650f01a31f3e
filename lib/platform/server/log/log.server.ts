import { toLogLine } from '@titraj/contract/log/log-line.ts';
import { LOG_LEVELS, type LogLevel } from '@titraj/contract/settings/shared.ts';
import { requestScope } from '../http/request-scope.server.ts';

type Level = Exclude<LogLevel, 'silent'>;
type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes one log line: JSON with time, level, event and the current request's id and trace; values are escaped and cut. Must contain no tokens. */
export function log(level: Level, event: string, fields: Fields = {}): void {
	if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(lowestLevel())) return;
	const clean = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withoutQuery(value)]));
	const scope = requestScope();
	const line = toLogLine({ time: new Date().toISOString(), level, event, request_id: scope?.requestId, trace_id: scope?.trace.traceId, ...clean });
	if (level === 'error') console.error(line);
	else console.log(line);
}

/** Log fields of a failure: the message, and the stack of an Error. */
export function errorFields(cause: unknown): Fields {
	return cause instanceof Error ? { error: cause.message, stack: cause.stack } : { error: String(cause) };
}

/** `<id>/<code>`, as in links of account mails. */
const ACCOUNT_CODE = /\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[^/]+/gi;

/** A path for the log, without the secret codes of orders, subscriptions and accounts. */
export function toLoggedPath(pathname: string): string {
	return pathname
		.slice(0, 300)
		.replace(/\/(\d+)-[^/]+/g, '/$1-…')
		.replace(ACCOUNT_CODE, '/…/…');
}

/** Removes queries, which may contain codes and e-mail addresses. */
function withoutQuery(value: Fields[string]): Fields[string] {
	return typeof value === 'string' && value.includes('?') ? value.replaceAll(/\S+/g, cutQuery) : value;
}

/** The URL of a word without its query; a colon after it stays. */
function cutQuery(word: string): string {
	const start = word.search(/https?:\/\/[^?]/);
	const query = start === -1 ? -1 : word.indexOf('?', start);
	return query === -1 ? word : word.slice(0, query) + (word.endsWith(':') ? ':' : '');
}

/** An invalid LOG_LEVEL is reported when the environment is read; the log then uses the default. */
function lowestLevel(): LogLevel {
	const wanted = process.env['LOG_LEVEL'];
	return LOG_LEVELS.find((level) => level === wanted) ?? 'info';
}
