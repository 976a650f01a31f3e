import { createContext, createElement, type FunctionComponent, type HTMLAttributes, use } from 'react';

/** HTML that was rendered before. It belongs to one screen in one language. */
export interface RepeatedHtml {
	/** By component and by its props as text. */
	readonly fragments: Map<unknown, Map<string, string>>;
	/** The same HTML by a prop that is an object which pages share, such as a card that several products of a batch name: it is found without writing the object's text. */
	readonly ofObjects: WeakMap<object, { readonly Component: unknown; readonly html: string }>;
}

/**
 * The HTML of a component, rendered once for all pages that show it with the same props (ADR 85). The component reads no context but the labels and has no `useId`,
 * so that its HTML is the same on each page. A component whose only prop is an object always gets it under the same name.
 */
export type RenderRepeated = <Props extends object>(Component: FunctionComponent<Props>, props: Props) => string;

/** Null where pages are rendered whole, as in the browser. */
export const RepeatedHtmlContext = /* @__PURE__ */ createContext<RenderRepeated | null>(null);

/** The content of an element as a prop of it: the component, or its HTML where that is remembered. Call it as a component renders. */
export function toRepeatedContent<Props extends object>(
	Component: FunctionComponent<Props>,
	props: Props,
): Pick<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
	const renderRepeated = import.meta.env.SSR ? use(RepeatedHtmlContext) : null;
	return renderRepeated ? { dangerouslySetInnerHTML: { __html: renderRepeated(Component, props) } } : { children: createElement(Component, props) };
}
