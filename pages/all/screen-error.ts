/** Components named in a failure, the one that threw first. */
const SHOWN = 8;

/** A component threw while its page was rendered. The message says what, and in which components; the stack is that of what was thrown. */
export class ScreenError extends Error {
	constructor(cause: unknown, componentStack: string) {
		const components = componentStack.split('\n').filter((line) => line.trim() !== '');
		super([cause instanceof Error ? cause.message : String(cause), ...components.slice(0, SHOWN)].join('\n'), { cause });
		this.name = 'ScreenError';
		if (cause instanceof Error && cause.stack !== undefined) this.stack = cause.stack;
	}
}
