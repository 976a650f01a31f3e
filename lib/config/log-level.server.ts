/** From the most talkative; `silent` says nothing. */
export const LOG_LEVELS = ['info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the log holds at least; `info` where LOG_LEVEL is empty. Throws with the variable's name. */
export function parseLogLevel(value: string | undefined): LogLevel {
	if (!value) return 'info';
	const level = LOG_LEVELS.find((known) => known === value);
	if (level === undefined) throw new Error(`LOG_LEVEL is "${value}"; it must be ${LOG_LEVELS.join(', ')}`);
	return level;
}
