import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BotFooter, BotHeader } from '#components/chrome/BotChrome.tsx';
import { BottomBar } from '#components/chrome/BottomBar.tsx';
import { CheckoutFooter, CheckoutHeader } from '#components/chrome/CheckoutChrome.tsx';
import { Footer } from '#components/chrome/Footer.tsx';
import { Header } from '#components/chrome/Header.tsx';
import { UnderDevelopment } from '#components/chrome/UnderDevelopment.tsx';
import type { ChromeModel } from '#lib/navigation/chrome.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { toChrome } from '#lib/navigation/server/to-chrome.server.ts';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import type { LayoutName } from '#lib/screens/screen.ts';

interface ChromeHtml {
	readonly begin: string;
	readonly end: string;
}

const LAYOUTS: Readonly<Record<LayoutName, (model: ChromeModel) => { begin: ReactNode; end: ReactNode }>> = {
	default: (model) => ({
		begin: (
			<>
				{cover(model)}
				<Header model={model} />
			</>
		),
		end: (
			<>
				<Footer model={model} />
				<BottomBar urls={model.urls} />
			</>
		),
	}),
	checkout: (model) => ({
		begin: (
			<>
				{cover(model)}
				<CheckoutHeader model={model} />
			</>
		),
		end: <CheckoutFooter model={model} />,
	}),
	blank: (model) => ({ begin: cover(model), end: null }),
	bot: (model) => ({ begin: <BotHeader model={model} />, end: <BotFooter model={model} /> }),
};

function cover({ underDevelopment, urls }: ChromeModel): ReactNode {
	return underDevelopment ? <UnderDevelopment text={underDevelopment} login={urls.auth_login ?? urls.home} /> : null;
}

const rendered = new WeakMap<Site, Map<LayoutName, ChromeHtml>>();

/** Header and footer of a layout (Spec 2, Layouts) as static HTML: rendered once per site, shared by all of its pages (ADR 8). */
export function renderChrome(site: Site, layout: LayoutName): ChromeHtml {
	const known = rendered.get(site) ?? new Map<LayoutName, ChromeHtml>();
	rendered.set(site, known);
	let html = known.get(layout);
	if (!html) {
		const parts = LAYOUTS[layout](toChrome(site));
		const toHtml = (part: ReactNode) => renderToStaticMarkup(<LabelsContext value={site.translator}>{part}</LabelsContext>);
		html = { begin: toHtml(parts.begin), end: toHtml(parts.end) };
		known.set(layout, html);
	}
	return html;
}
