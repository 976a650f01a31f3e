import type { AlertNews } from './alert.ts';

export interface AlertMessage {
	readonly subject: string;
	readonly text: string;
	/** Body of the webhook. */
	readonly json: string;
}

/** One message about all news of a round. `host` is that of the shop. */
export function toMessage(news: readonly AlertNews[], host: string): AlertMessage {
	const lines = news.map((one) => ({ ...one, title: `${one.state === 'firing' ? 'ALERT' : 'Resolved'}: ${toName(one)}` }));
	const [first] = lines;
	const subject = lines.length === 1 && first ? `[${host}] ${first.title}` : `[${host}] ${lines.length} alerts: ${[...new Set(news.map(toName))].join(', ')}`;
	const text = lines.map(({ title, summary, since, state, name }) =>
		[title, summary, `Since ${since.toISOString()}`, ...(state === 'firing' ? [`What to do: docs/runbook.md, ${name}`] : [])].join('\n'),
	);
	const alerts = news.map(({ name, subject: about, summary, state, since }) => ({ name, subject: about, summary, state, since: since.toISOString() }));
	return { subject: subject.slice(0, 200), text: text.join('\n\n'), json: JSON.stringify({ text: `${subject}\n\n${text.join('\n\n')}`, shop: host, alerts }) };
}

const toName = ({ name, subject }: AlertNews): string => (subject === '' ? name : `${name} (${subject})`);
