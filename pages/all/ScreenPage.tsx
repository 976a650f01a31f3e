import { Suspense } from 'react';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import type { PageContent } from '#lib/screens/screen.ts';
import { loadedScreen } from './load-screen.ts';

/**
 * Content of the React root: the main element with the page's screen. Server and browser render the same tree. The boundary lets React
 * hydrate the screen in small steps, and first where the visitor clicks.
 */
export function ScreenPage({ content, translator }: { content: PageContent; translator: Translator }) {
	const Screen = loadedScreen(content.screen);
	return (
		<LabelsContext value={translator}>
			<main id="sadrzaj" tabIndex={-1}>
				{content.staffMark !== undefined && <p className="staff-mark">{content.staffMark}</p>}
				<Suspense>
					<Screen {...content.props} />
				</Suspense>
			</main>
		</LabelsContext>
	);
}
