import type { WriteStream } from 'node:tty';
import type { Progress } from './prerender-options.ts';

const BAR = 24;
/** Milliseconds between two lines when the output is not a terminal. */
const LINE_INTERVAL = 2000;

/** Shows a build's progress: a bar with pages/s and time left on a terminal, plain lines otherwise. */
export function showProgress(stream: Pick<WriteStream, 'write'> & { isTTY?: boolean }): { show: (progress: Progress) => void; end: () => void } {
	let last = Number.NEGATIVE_INFINITY;
	let open = false;
	return {
		show(progress) {
			const now = performance.now();
			if (stream.isTTY) {
				stream.write(`\r\u001b[K${toBar(progress)} ${describe(progress)}`);
				open = true;
			} else if (now - last > LINE_INTERVAL) {
				last = now;
				stream.write(`${describe(progress)}\n`);
			}
		},
		end() {
			if (open) stream.write('\n');
			open = false;
		},
	};
}

function describe({ pages, rendered, failures, expected, seconds }: Progress): string {
	const rate = pages / Math.max(seconds, 0.001);
	const left = Math.max(0, expected - pages) / rate;
	return [
		`${pages} of about ${Math.max(expected, pages)} pages`,
		`${rendered} rendered`,
		`${Math.round(rate)} pages/s`,
		...(pages > 0 ? [`${Math.ceil(left)} s left`] : []),
		...(failures > 0 ? [`${failures} failed`] : []),
	].join(', ');
}

function toBar({ pages, expected }: Progress): string {
	const filled = Math.min(BAR, Math.round((pages / Math.max(expected, pages, 1)) * BAR));
	return `[${'█'.repeat(filled)}${' '.repeat(BAR - filled)}]`;
}
