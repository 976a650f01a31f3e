import { type RequestLane, requestLane } from './request-lane.ts';

interface TurnOptions {
	/** Connections that requests of the lane `later` use at the same time. */
	readonly most: number;
	/** Whether they use none while a request of the lane `first` is under way: a database with one connection answers one query at a time. */
	readonly givesWay: boolean;
	/** Milliseconds after which one of their queries may run although others are under way, so that costly reads are slow under load but are answered. */
	readonly longestWait?: number;
}

/** Lets a query have a connection when it is its turn; the result is called when it is done. */
export type QueryTurn = () => Promise<() => void>;

const nothing = () => undefined;

/** Lets queries of carts and orders pass before those of searches and lists (0114). */
export function createQueryTurns({ most, givesWay, longestWait = 50 }: TurnOptions): QueryTurn {
	const active = new Set<RequestLane>();
	const waiting: (() => void)[] = [];
	let running = 0;
	let givingWaySince = 0;
	let timer: NodeJS.Timeout | undefined;

	function startNext(): void {
		for (let start = waiting[0]; start && running < most; start = waiting[0]) {
			if (givesWay && active.size > 0) {
				const left = givingWaySince + longestWait - performance.now();
				if (left > 0) {
					startIn(left);
					return;
				}
				givingWaySince = performance.now();
			}
			waiting.shift();
			running += 1;
			start();
		}
	}

	function startIn(milliseconds: number): void {
		clearTimeout(timer);
		timer = setTimeout(startNext, Math.ceil(milliseconds)).unref();
	}

	function note(lane: RequestLane): void {
		if (active.has(lane)) return;
		if (active.size === 0) givingWaySince = performance.now();
		active.add(lane);
		void lane.done.then(() => {
			active.delete(lane);
			startNext();
		});
	}

	function release(): void {
		running -= 1;
		// Requests that have arrived meanwhile are read first: they may be those of carts.
		setImmediate(startNext);
	}

	return async () => {
		const lane = requestLane();
		if (lane === undefined) return nothing;
		if (lane.kind === 'first') {
			note(lane);
			return nothing;
		}
		await new Promise<void>((start) => {
			waiting.push(start);
			setImmediate(startNext);
		});
		return release;
	};
}
