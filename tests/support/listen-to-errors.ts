import { vi } from 'vitest';

/** Collects messages of `console.error` from now on, one per line; `vi.restoreAllMocks()` ends it. */
export function listenToErrors(): string[] {
	const lines: string[] = [];
	vi.spyOn(console, 'error').mockImplementation((...words) => void lines.push(words.join(' ')));
	return lines;
}
