import type { PageContextServer } from 'vike/types';
import { HOLE } from './document/shell.ts';
import { renderChrome } from './layouts/render-chrome.tsx';

export function bodyHtmlBegin({ probe, loaded, site }: PageContextServer): string {
	if (probe) return HOLE.begin;
	return loaded && site ? renderChrome(site, loaded.content.layout).begin : '';
}
