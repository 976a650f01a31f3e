/** Maximum number of components in the message, innermost first. */
const SHOWN = 8;

/** A component threw during rendering. The message contains the cause and the components; the stack is that of the cause. */
export class ScreenError extends Error {
	constructor(cause: unknown, componentStack: string) {
		const components = componentStack.split('\n').filter((line) => line.trim() !== '');
		super([cause instanceof Error ? cause.message : String(cause), ...components.slice(0, SHOWN)].join('\n'), { cause });
		this.name = 'ScreenError';
		if (cause instanceof Error && cause.stack !== undefined) this.stack = cause.stack;
	}
}
