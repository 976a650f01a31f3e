/** Bounds how many pages are made at once: each holds its data and its document in memory. */
export interface RenderSlots {
	/** Waits for a free slot, which the caller disposes of; null where too many wait already. */
	take(): Promise<Disposable | null>;
}

export function createRenderSlots({ most, longestQueue }: { most: number; longestQueue: number }): RenderSlots {
	const waiting: (() => void)[] = [];
	let taken = 0;
	const release = () => {
		const next = waiting.shift();
		if (next) next();
		else taken -= 1;
	};
	return {
		async take() {
			if (waiting.length >= longestQueue) return null;
			if (taken >= most) await new Promise<void>((free) => waiting.push(free));
			else taken += 1;
			return { [Symbol.dispose]: release };
		},
	};
}
