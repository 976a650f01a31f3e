import { Suspense } from 'react';
import { StaticHtmlContext } from '#components/ui/StaticPart.tsx';
import type { StaticHtml } from '#lib/navigation/static-html.ts';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import type { PageContent } from '#lib/screens/screen.ts';
import { loadedScreen } from './load-screen.ts';

const NO_PARTS: StaticHtml = {};

/**
 * Content of the React root: the main element with the page's screen. Server and browser render the same tree. The boundary lets React
 * hydrate the screen in small steps, and first where the visitor clicks.
 */
export function ScreenPage({ content, translator }: { content: PageContent & { readonly staticHtml?: StaticHtml }; translator: Translator }) {
	const Screen = loadedScreen(content.screen);
	return (
		<LabelsContext value={translator}>
			<main id="sadrzaj" tabIndex={-1}>
				{content.staffMark !== undefined && <p className="staff-mark">{content.staffMark}</p>}
				<Suspense>
					<StaticHtmlContext value={content.staticHtml ?? NO_PARTS}>
						<Screen {...content.props} />
					</StaticHtmlContext>
				</Suspense>
			</main>
		</LabelsContext>
	);
}
