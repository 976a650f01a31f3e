/** Progress of an import. */
interface Progress {
	readonly rows: number;
	/** Share of all rows, 0 to 1. */
	readonly share: number;
	/** Milliseconds since the start. */
	readonly elapsed: number;
	/** Unit of the count. */
	readonly what?: string;
}

const BAR = 24;
const REDRAW = 200;
/** Milliseconds between lines in a log. */
const LOG_EVERY = 10_000;

interface Output {
	readonly isTTY?: boolean;
	write(text: string): unknown;
}

/** Draws a progress bar on a terminal; otherwise prints a line from time to time. */
export class ProgressBar {
	readonly #output: Output;
	readonly #now: () => number;
	readonly #started: number;
	#drawn = 0;

	constructor(output: Output, now: () => number) {
		this.#output = output;
		this.#now = now;
		this.#started = now();
	}

	/** `what` is the unit of the count; rows by default. */
	update(rows: number, share: number, what = 'rows'): void {
		const now = this.#now();
		if (now - this.#drawn < (this.#output.isTTY ? REDRAW : LOG_EVERY)) return;
		if (!this.#output.isTTY && this.#drawn === 0) {
			this.#drawn = now;
			return;
		}
		this.#drawn = now;
		const line = toLine({ rows, share, elapsed: now - this.#started, what });
		this.#output.write(this.#output.isTTY ? `\r\u001b[K${toBar(share)} ${line}` : `${line}\n`);
	}

	/** Removes the bar. */
	clear(): void {
		if (this.#output.isTTY && this.#drawn > 0) this.#output.write('\r\u001b[K');
	}
}

const toBar = (share: number): string => {
	const full = Math.round(Math.min(1, share) * BAR);
	return `[${'█'.repeat(full)}${'·'.repeat(BAR - full)}]`;
};

/** `42 %, 18,400 rows, 1,250 rows/s, 20 s left`. */
function toLine({ rows, share, elapsed, what = 'rows' }: Progress): string {
	const perSecond = elapsed > 0 ? Math.round((rows * 1000) / elapsed) : 0;
	const left = share > 0 ? Math.round((elapsed * (1 - share)) / share / 1000) : null;
	const format = (number: number) => number.toLocaleString('en');
	return `${Math.floor(Math.min(1, share) * 100)} %, ${format(rows)} ${what}, ${format(perSecond)} ${what}/s${left === null ? '' : `, ${toDuration(left)} left`}`;
}

const toDuration = (seconds: number): string => (seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);
