import type { Subscriber } from '../../api/customers.ts';

const COLUMNS = ['email', 'status', 'language', 'topics', 'asked_at', 'confirmed_at', 'unsubscribed_at'] as const;

/** Subscribers as CSV for a spreadsheet: with its mark of UTF-8, and no cell that it would take for a formula. */
export const toSubscribersFile = (subscribers: readonly Subscriber[]): Blob =>
	new Blob(
		[
			`\uFEFF${[COLUMNS, ...subscribers.map((subscriber) => COLUMNS.map((name) => toText(subscriber[name])))].map((row) => row.map(toCell).join(';')).join('\r\n')}\r\n`,
		],
		{ type: 'text/csv;charset=utf-8' },
	);

const toText = (value: string | readonly string[] | null): string => (value === null ? '' : typeof value === 'string' ? value : value.join(', '));

const toCell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
