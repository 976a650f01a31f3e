import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { documentTranslator } from '#lib/platform/i18n/document-translator.ts';
import type { PageData } from '#lib/screens/screen.ts';
import { ScreenPage } from './ScreenPage.tsx';

/** The catch-all page: its data contains the name of the screen (ADR 1). Each URL gets a new screen instance, even if the screen is the same. */
export default function Page() {
	const content = useData<PageData>();
	const { urlPathname, site, probe } = usePageContext();
	if (probe) return null;
	return <ScreenPage key={urlPathname} content={content} translator={site?.translator ?? documentTranslator()} />;
}
