import { cutLogValue, escapeLine } from '@titraj/contract/log/log-line.ts';

/** Options of the server's logger, pino: lines in the format of `logError`, whose values are escaped and cut. */
export const toLoggerOptions = (level: string) => ({
	level,
	// Two backends may write to one log.
	base: { pid: process.pid },
	messageKey: 'event',
	timestamp: () => `,"time":"${new Date().toISOString()}"`,
	formatters: {
		level: (label: string) => ({ level: label }),
		log: (fields: Record<string, unknown>) =>
			Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? cutLogValue(value) : value])),
	},
	serializers: {
		err: ({ name, message, stack = '' }: Error) => ({ type: name, message: cutLogValue(message), stack: cutLogValue(stack, 8000) }),
	},
	stream: { write: (line: string) => void process.stdout.write(`${escapeLine(line.trimEnd())}\n`) },
});
