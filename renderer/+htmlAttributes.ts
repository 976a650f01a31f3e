import type { PageContextServer } from 'vike/types';
import { HOLE } from './document/shell.ts';

export function htmlAttributes({ probe, site }: PageContextServer): Record<string, string> {
	return { lang: probe ? HOLE.lang : (site?.language.htmlLang ?? 'hr-HR') };
}
