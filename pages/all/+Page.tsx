import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { documentTranslator } from '#lib/platform/i18n/document-translator.ts';
import type { PageData } from '#lib/screens/screen.ts';
import { ScreenPage } from './ScreenPage.tsx';

/** The catch-all page: its data names the screen (ADR 1). A new address is a new screen, even of the same kind. */
export default function Page() {
	const content = useData<PageData>();
	const { urlPathname, site, probe } = usePageContext();
	if (probe) return null;
	return <ScreenPage key={urlPathname} content={content} translator={site?.translator ?? documentTranslator()} />;
}
