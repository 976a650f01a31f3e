import type { Plugin } from 'vite';

const NAME = 'react-dom/client';
const STAND_IN = '\0react-dom/client';

/** Leaves the browser's half of React out of the server build, where it cost a third of the page function's start: hooks and components that a page shares with the server import it, but call it in browsers alone. */
export function leaveOutBrowserReact(): Plugin {
	return {
		name: 'leave-out-browser-react',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name === 'ssr',
		resolveId: (source) => (source === NAME ? STAND_IN : undefined),
		load: (id) =>
			id === STAND_IN
				? `const refuse = () => { throw new Error('${NAME} runs in browsers alone: call it in an effect or a handler'); };
					export { refuse as createRoot, refuse as hydrateRoot };`
				: undefined,
	};
}
