import { createContext, type HTMLAttributes, type ReactNode, use } from 'react';
import { STATIC_PART, type StaticHtml } from '#lib/navigation/static-html.ts';

/** The HTML of static parts as the document has it; empty where the page is rendered whole, as on the server. */
export const StaticHtmlContext = /* @__PURE__ */ createContext<StaticHtml>({});

interface StaticPartProps extends HTMLAttributes<HTMLElement> {
	/** Unique within the page. */
	readonly name: string;
	readonly as?: 'div' | 'li' | 'section' | 'article';
	/** Rendered on the server. */
	readonly children: ReactNode;
}

/**
 * A part of a page that never changes after rendering: the page data have no data for it, and browsers take its HTML from the document (ADR 95). Nothing in it
 * has state or handlers.
 */
export function StaticPart({ name, as: Element = 'div', children, ...attributes }: StaticPartProps) {
	const html = use(StaticHtmlContext)[name];
	const marked = { ...attributes, [STATIC_PART]: name };
	if (html === undefined) return <Element {...marked}>{children}</Element>;
	// Scripts may have marked something in it before hydration, e.g. the current link.
	return <Element {...marked} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
