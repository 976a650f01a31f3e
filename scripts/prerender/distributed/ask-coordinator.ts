import type { Redis } from 'ioredis';
import type { AskForPages } from '../render/worker-pool.ts';
import { boxOf, inboxOf } from './keys.ts';
import { type LetterToMachine, pack } from './messages.ts';
import { openMailbox } from './receive-messages.ts';

/** Milliseconds that a coordinator may take to answer: pages that it does not speak of are rendered. */
const PATIENCE = 10_000;

/** Asks a build's coordinator what its manifest knows of pages. */
export function openQuestions(redis: Redis, run: string, machine: string): { ask: AskForPages; close(): void } {
	const open = new Map<number, (pages: LetterToMachine['pages']) => void>();
	let asks = 0;
	const settle = ({ ask, pages }: LetterToMachine) => {
		open.get(ask)?.(pages);
		open.delete(ask);
	};
	const box = openMailbox<LetterToMachine>(redis, boxOf(machine), { onLetter: settle, onEnd: () => undefined });
	return {
		ask(paths) {
			const ask = asks++;
			const answer = new Promise<LetterToMachine['pages']>((resolve) => open.set(ask, resolve));
			const late = setTimeout(() => settle({ ask, pages: [] }), PATIENCE);
			redis.rpush(inboxOf(run), pack({ kind: 'ask', box: machine, ask, paths })).catch(() => settle({ ask, pages: [] }));
			return answer.finally(() => clearTimeout(late));
		},
		close: () => box.close(),
	};
}
