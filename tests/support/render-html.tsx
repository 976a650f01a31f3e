import { fillLaw } from '@titraj/contract/law/fill-law.ts';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import { createTranslator } from '#lib/platform/i18n/translator.ts';
import dictionary from '#locales/hr.json';

const labels = Object.fromEntries(Object.entries(dictionary).map(([key, text]) => [key, fillLaw(text, 'HR')]));

/** HTML of an element with the shop's labels, without React's text markers. */
export function renderHtml(element: ReactElement): string {
	return renderToString(<LabelsContext value={createTranslator(labels, { locale: 'hr-HR', home: '/' })}>{element}</LabelsContext>).replaceAll('<!-- -->', '');
}

/** HTML without its tags; no-break spaces become spaces. */
export function toText(html: string): string {
	return html
		.replace(/<[^>]*>/g, '')
		.replaceAll('&quot;', '"')
		.replace(/[\u00a0\u202f]/g, ' ');
}
