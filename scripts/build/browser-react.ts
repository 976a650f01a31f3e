import type { Plugin } from 'vite';

const NAME = 'react-dom/client';
const STAND_IN = '\0react-dom/client';

/**
 * Removes the browser's half of React from the server build, where it took a third of the page function's start-up time: hooks and
 * components that a page shares with the server import it, but call it in browsers only.
 */
export function leaveOutBrowserReact(): Plugin {
	return {
		name: 'leave-out-browser-react',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name === 'ssr',
		resolveId: (source) => (source === NAME ? STAND_IN : undefined),
		load: (id) =>
			id === STAND_IN
				? `const refuse = () => { throw new Error('${NAME} runs in browsers only: call it in an effect or an event handler'); };
					export { refuse as createRoot, refuse as hydrateRoot };`
				: undefined,
	};
}
