import type { AlertNotification } from './alert.ts';

export interface AlertMessage {
	readonly subject: string;
	readonly text: string;
	/** Body of the webhook. */
	readonly json: string;
}

/** One message with all notifications of a round. `host` is that of the shop. */
export function toMessage(notifications: readonly AlertNotification[], host: string): AlertMessage {
	const lines = notifications.map((one) => ({ ...one, title: `${one.state === 'firing' ? 'ALERT' : 'Resolved'}: ${toName(one)}` }));
	const [first] = lines;
	const subject =
		lines.length === 1 && first ? `[${host}] ${first.title}` : `[${host}] ${lines.length} alerts: ${[...new Set(notifications.map(toName))].join(', ')}`;
	const text = lines.map(({ title, summary, since, state, name }) =>
		[title, summary, `Since ${since.toISOString()}`, ...(state === 'firing' ? [`What to do: docs/runbook.md, ${name}`] : [])].join('\n'),
	);
	const alerts = notifications.map(({ name, subject: about, summary, state, since }) => ({ name, subject: about, summary, state, since: since.toISOString() }));
	return { subject: subject.slice(0, 200), text: text.join('\n\n'), json: JSON.stringify({ text: `${subject}\n\n${text.join('\n\n')}`, shop: host, alerts }) };
}

const toName = ({ name, subject }: AlertNotification): string => (subject === '' ? name : `${name} (${subject})`);
