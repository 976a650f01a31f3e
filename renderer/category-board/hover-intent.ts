import { type Edge, headsFor, type Point } from './heads-for.ts';

interface IntentOptions<Target> {
	/** Milliseconds that the pointer rests on a target before it counts. */
	readonly rest: number;
	/** Milliseconds that it rests on a target that it only crosses on its way to the panel. */
	readonly crossing: number;
	readonly onIntent: (target: Target) => void;
}

export interface HoverIntent<Target> {
	/** Call for each move of the pointer; `null` for a move beside all targets. `panel` is the side of an open panel that faces the targets. */
	move(target: Target | null, at: Point, panel?: Edge): void;
	/** The pointer has left. */
	cancel(): void;
}

/** Pixels that a resting hand moves. */
const TREMBLE = 4;

/**
 * Calls `onIntent` with a target on which the pointer rests, and not with those that it only passes. A pointer on its way to the panel
 * crosses other targets, which count only after a longer rest.
 */
export function createHoverIntent<Target>({ rest, crossing, onIntent }: IntentOptions<Target>): HoverIntent<Target> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let waiting: Target | null = null;
	let last: Point | null = null;

	const cancel = () => {
		clearTimeout(timer);
		waiting = null;
		last = null;
	};

	return {
		move(target, at, panel) {
			const from = last;
			if (target !== null && target === waiting && from && Math.hypot(at.x - from.x, at.y - from.y) < TREMBLE) return;
			cancel();
			last = at;
			if (target === null) return;
			waiting = target;
			const isCrossing = panel !== undefined && from !== null && headsFor(panel, from, at);
			timer = setTimeout(() => onIntent(target), isCrossing ? crossing : rest);
		},
		cancel,
	};
}
