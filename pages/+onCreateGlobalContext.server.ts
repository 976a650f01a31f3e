import type { GlobalContextServer } from 'vike/types';
import { loadScreen } from './all/load-screen.ts';
import { completeBody, renderBody } from './all/render-body.tsx';

export function onCreateGlobalContext(globalContext: GlobalContextServer): void {
	globalContext.screens = { loadScreen, renderBody, completeBody };
}
