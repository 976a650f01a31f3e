import { beforeAll, expect, test } from 'vitest';
import { createTranslator } from '#lib/platform/i18n/translator.ts';
import type { PageContent } from '#lib/screens/screen.ts';
import labels from '#locales/hr.json';
import { loadScreen } from '#pages/all/load-screen.ts';
import { ScreenPage } from '#pages/all/ScreenPage.tsx';
import { renderHtml } from '#tests/support/render-html.tsx';

const page: PageContent = { screen: 'error/not-found', props: { title: 'Nema' }, lang: 'hr', layout: 'default', title: 'Nema' };
const render = (content: PageContent) => renderHtml(<ScreenPage content={content} translator={createTranslator(labels, { locale: 'hr-HR', home: '/' })} />);

beforeAll(async () => void (await loadScreen('error/not-found')));

test('a page that only staff can see begins with a notice, other pages have none', () => {
	expect(render({ ...page, staffMark: 'Skriveno' })).toMatch(/^<main [^>]*><p class="staff-mark">Skriveno<\/p>/);
	expect(render(page)).not.toContain('staff-mark');
});
