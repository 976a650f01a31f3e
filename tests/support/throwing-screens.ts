import type { Plugin } from 'vite';

/** Screens that throw while they are rendered, and the component; and one with a deferred part, which is no error. */
export const THROWING = {
	'location/index': { path: '/poslovnice/', thrown: 'the top level threw' },
	'newsletter/index': { path: '/newsletter/', thrown: 'a part inside of Suspense threw' },
	'sweepstake/index': { path: '/nagradne-igre/', thrown: 'a lazy part threw' },
} as const;
export const LATE = { path: '/kontakt/', text: 'a lazy part that came' } as const;

const SOURCES: Readonly<Record<string, string>> = {
	'location/index': `export default function Screen() { throw new Error('${THROWING['location/index'].thrown}'); }`,
	'newsletter/index': `
		import { createElement, Suspense } from 'react';
		function Inner() { throw new Error('${THROWING['newsletter/index'].thrown}'); }
		export default function Screen() { return createElement(Suspense, null, createElement(Inner)); }`,
	'sweepstake/index': `
		import { createElement, lazy, Suspense } from 'react';
		function Inner() { throw new Error('${THROWING['sweepstake/index'].thrown}'); }
		const Part = lazy(async () => ({ default: Inner }));
		export default function Screen() { return createElement(Suspense, null, createElement(Part)); }`,
	'cms/contact': `
		import { createElement, lazy, Suspense } from 'react';
		const Part = lazy(async () => ({ default: () => '${LATE.text}' }));
		export default function Screen() { return createElement(Suspense, null, createElement(Part)); }`,
};

/** Replaces the shop's screens with screens that throw. */
export const throwingScreens: Plugin = {
	name: 'throwing-screens',
	enforce: 'pre',
	load(id) {
		const screen = /\/pages\/([a-z]+\/\w+)\/Screen\.tsx$/.exec(id)?.[1] ?? '';
		return SOURCES[screen] ?? null;
	},
};
