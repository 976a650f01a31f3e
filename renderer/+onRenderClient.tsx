import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import { VikeReactProviderPageContext } from 'vike-react/usePageContext';
import { nextTask } from '#lib/platform/client/next-task.ts';
import { afterRender } from './after-render.client.ts';

let root: Root | undefined;
/** Rejects the render that Vike waits for. */
let rejectRender: ((cause: unknown) => void) | undefined;

const options: RootOptions = {
	onUncaughtError(error, { componentStack }) {
		// Vike logs the failure of a render that it waits for, and shows the error page.
		if (rejectRender) rejectRender(error);
		else console.error(error, componentStack);
	},
};

/** Hydrates the first page, and renders the pages of later navigations. Settles once React has committed the page. */
export async function onRenderClient(pageContext: PageContextClient): Promise<void> {
	// In a task of its own, because React adds a listener for each kind of event.
	if (pageContext.isHydration) await nextTask();
	await new Promise<void>((resolve, reject) => {
		rejectRender = reject;
		render(toElement(pageContext, resolve), pageContext.isHydration);
	}).finally(() => {
		rejectRender = undefined;
	});
	afterRender(pageContext);
}

function render(page: ReactNode, isHydration: boolean): void {
	const container = document.getElementById('root');
	if (!container) throw new Error('The document has no element #root to render the page into: check +onRenderHtml');
	if (isHydration && container.hasChildNodes()) {
		// In a transition React yields every few milliseconds, so that input does not wait for the whole page to hydrate.
		startTransition(() => {
			root = hydrateRoot(container, page, options);
		});
		return;
	}
	root ??= createRoot(container, options);
	root.render(page);
}

function toElement(pageContext: PageContextClient, onCommit: () => void): ReactNode {
	const { Page } = pageContext;
	if (!Page) throw new Error(`${pageContext.urlPathname} has no page component: check pages/`);
	return (
		<VikeReactProviderPageContext pageContext={pageContext}>
			<ReportCommit onCommit={onCommit}>
				<Page />
			</ReportCommit>
		</VikeReactProviderPageContext>
	);
}

function ReportCommit({ onCommit, children }: { readonly onCommit: () => void; readonly children: ReactNode }) {
	// Before the paint, so that the page is painted once, at its scroll position.
	useLayoutEffect(onCommit);
	return children;
}
