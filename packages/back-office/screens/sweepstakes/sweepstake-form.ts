import type { MerchantSweepstake, SweepstakeChange } from '@titraj/backend/merchant-api/routes/sweepstake-routes.ts';
import { CONTENT_STATES } from '../../api/content.ts';
import { toLocalTime } from '../../ui/local-time.ts';
import { toLines } from '../../ui/typed.ts';
import type { Values } from '../../ui/use-versioned-form.ts';

export const TIMES = ['starts_at', 'ends_at', 'winners_at'] as const;
const TEXTS = ['title', 'short_description', 'content', 'rules'] as const;

/** Between the name of a winner and the prize. */
const SEPARATOR = '|';

export const toValues = (sweepstake: MerchantSweepstake): Values => ({
	...{ title: sweepstake.title, short_description: sweepstake.short_description, content: sweepstake.content, rules: sweepstake.rules },
	...{ question: sweepstake.question ?? '', image: '', state: sweepstake.state, publish_at: toLocalTime(sweepstake.publish_at) },
	...Object.fromEntries(TIMES.map((name) => [name, toLocalTime(sweepstake[name])])),
	winners: sweepstake.winners.map(({ name, prize }) => `${name} ${SEPARATOR} ${prize}`).join('\n'),
});

/** The changed fields as the API takes them. The time of publishing belongs to the state: both are sent together. */
export function toChange(values: Values, changed: ReadonlySet<string>): SweepstakeChange {
	const textOf = (name: string): string => String(values[name] ?? '').trim();
	const isTimed = changed.has('state') || changed.has('publish_at');
	const state = CONTENT_STATES.find((each) => each === values['state']);
	return {
		...Object.fromEntries(TEXTS.filter((name) => changed.has(name)).map((name) => [name, textOf(name)])),
		...Object.fromEntries(TIMES.filter((name) => changed.has(name)).map((name) => [name, toMoment(textOf(name))])),
		...(changed.has('question') && { question: textOf('question') || null }),
		...(changed.has('image') && { image: { media: textOf('image') } }),
		...(changed.has('winners') && { winners: toLines(textOf('winners')).map(toWinner) }),
		...(isTimed && state && { state }),
		...(isTimed && state === 'scheduled' && { publish_at: toMoment(textOf('publish_at')) }),
	};
}

/** A moment of the API from the browser's field; empty for none. */
export const toMoment = (typed: string): string => (typed === '' ? '' : new Date(typed).toISOString());

function toWinner(line: string): { name: string; prize: string } {
	const [name = '', ...prize] = line.split(SEPARATOR);
	return { name: name.trim(), prize: prize.join(SEPARATOR).trim() };
}
