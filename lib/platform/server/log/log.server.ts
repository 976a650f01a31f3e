import { LOG_LEVELS, type LogLevel } from '@titraj/contract/settings/shared.ts';
import { requestScope } from '../http/request-scope.server.ts';

type Level = Exclude<LogLevel, 'silent'>;
type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** One line of the log: JSON with time, level, event and the id of the request at hand. Neither tokens nor what a shopper wrote belong into it. */
export function log(level: Level, event: string, fields: Fields = {}): void {
	if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(lowestLevel())) return;
	const line = JSON.stringify({ time: new Date().toISOString(), level, event, request_id: requestScope()?.requestId, ...fields }, withoutQuery);
	if (level === 'error') console.error(line);
	else console.log(line);
}

/** A failure as fields: its message, and where the code's own error it is, its stack. */
export function errorFields(cause: unknown): Fields {
	return cause instanceof Error ? { error: cause.message, stack: cause.stack } : { error: String(cause) };
}

/** `<id>/<code>`, as mails of an account lead to it. */
const ACCOUNT_CODE = /\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[^/]+/gi;

/** A path as the log may hold it: codes of orders, subscriptions and accounts, which open them, are left out. */
export function toLoggedPath(pathname: string): string {
	return pathname
		.slice(0, 300)
		.replace(/\/(\d+)-[^/]+/g, '/$1-…')
		.replace(ACCOUNT_CODE, '/…/…');
}

/** Queries of calls name codes and e-mail addresses. */
function withoutQuery(_name: string, value: unknown): unknown {
	return typeof value === 'string' ? value.replace(/(https?:\/\/[^\s?]+)\?\S*?(?=:?(\s|$))/g, '$1') : value;
}

/** A wrong LOG_LEVEL is said by whoever reads the environment; the log goes on. */
function lowestLevel(): LogLevel {
	const wanted = process.env['LOG_LEVEL'];
	return LOG_LEVELS.find((level) => level === wanted) ?? 'info';
}
