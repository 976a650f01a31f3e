import type { PageContextServer } from 'vike/types';
import { toHeadHtml } from './document/head-html.ts';
import { HOLE } from './document/shell.ts';

export function headHtmlEnd({ probe, loaded, site, files }: PageContextServer): string {
	if (probe) return HOLE.head;
	return loaded && site ? toHeadHtml(loaded, site, files ?? null) : '';
}
