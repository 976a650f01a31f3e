import type { PageContextServer } from 'vike/types';
import { PAGE_END } from '#lib/navigation/bot-document.ts';
import { toPageDataHtml, toPageDataJson } from '#lib/navigation/page-data.ts';
import { splitStaticProps } from '#lib/screens/split-static-props.ts';
import { developmentOverlay } from './development-overlay.ts';
import { HOLE } from './document/shell.ts';
import { renderChrome } from './layouts/render-chrome.tsx';

export function bodyHtmlEnd({ probe, loaded, site, files, errorWhileRendering }: PageContextServer): string {
	if (probe) return HOLE.end;
	if (import.meta.env.DEV && errorWhileRendering) return developmentOverlay(errorWhileRendering);
	if (!loaded || !site) return '';
	return (
		PAGE_END +
		renderChrome(site, loaded.content.layout).end +
		toPageDataHtml(toPageDataJson(splitStaticProps(loaded.content).content, files?.build ?? 'development'))
	);
}
