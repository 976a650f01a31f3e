import { vi } from 'vitest';

/** What is told on `console.error` from now on, a line each; `vi.restoreAllMocks()` ends it. */
export function listenToErrors(): string[] {
	const lines: string[] = [];
	vi.spyOn(console, 'error').mockImplementation((...words) => void lines.push(words.join(' ')));
	return lines;
}
