import { setTimeout as wait } from 'node:timers/promises';
import type { Round } from './round.ts';
import { runRound } from './run-round.ts';

const EVERY = 60;
const COMPARE_AT = 3;

/** Rounds until `ending` is aborted; `wake` is called by webhooks to begin the next one at once. */
export async function runForever<Product>(round: Round<Product>, ending: AbortSignal): Promise<{ readonly wake: () => void; readonly ended: Promise<void> }> {
	let waiting = new AbortController();
	let isHinted = false;
	const wake = () => {
		isHinted = true;
		waiting.abort();
	};
	ending.addEventListener('abort', () => waiting.abort());
	const loop = async () => {
		while (!ending.aborted) {
			isHinted = false;
			const compare = isComparisonDue(round);
			const isWell = await runRound(round, { compare });
			if (compare && isWell) round.state.setCursor('compared', dayOf(round.now()));
			waiting = new AbortController();
			const pause = (round.connector.every ?? EVERY) * 1000;
			if (!isHinted && !ending.aborted) await wait(pause, undefined, { signal: waiting.signal }).catch(() => undefined);
		}
	};
	return { wake, ended: loop() };
}

/** Once a day, from the hour on. A connector that was off at that hour compares when it is on again. */
function isComparisonDue<Product>({ connector, state, now }: Round<Product>): boolean {
	const hour = connector.compareAt === undefined ? COMPARE_AT : connector.compareAt;
	const compared = state.cursor('compared');
	if (compared === null) {
		// The first day is that of the first run, which reads everything anyway.
		state.setCursor('compared', dayOf(now()));
		return false;
	}
	return hour !== null && compared !== dayOf(now()) && new Date(now()).getHours() >= hour;
}

const dayOf = (moment: number): string => new Date(moment).toDateString();
