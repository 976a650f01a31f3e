import type { GlobalContextServer } from 'vike/types';
import { renderChrome } from './layouts/render-chrome.tsx';

export function onCreateGlobalContext(globalContext: GlobalContextServer): void {
	globalContext.renderChrome = renderChrome;
}
