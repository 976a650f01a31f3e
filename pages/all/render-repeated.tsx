import type { FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderRepeated, RepeatedHtml } from '#components/ui/repeated-html.ts';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import { LEFT_TO_BROWSER } from './left-to-browser.ts';

/** Maximum number of cached fragments per component, each about 2 KB. Few are needed, because consecutive pages share them. */
const MOST_REMEMBERED = 1000;

/** Renders components whose HTML repeats, and caches it. */
export function createRepeatedRenderer({ fragments, ofObjects }: RepeatedHtml, translator: Translator): RenderRepeated {
	return (Component, props) => {
		const object = onlyObjectOf(props);
		const known = object && ofObjects.get(object);
		if (known?.Component === Component) return known.html;
		const html = renderOnce(Component, props);
		if (object && !html.includes(LEFT_TO_BROWSER)) ofObjects.set(object, { Component, html });
		return html;
	};

	function renderOnce<Props extends object>(Component: FunctionComponent<Props>, props: Props): string {
		const ofComponent = fragments.get(Component) ?? new Map<string, string>();
		fragments.set(Component, ofComponent);
		const key = JSON.stringify(props);
		const before = ofComponent.get(key);
		if (before !== undefined) return before;
		const html = render(Component, props, translator);
		if (ofComponent.size >= MOST_REMEMBERED) ofComponent.clear();
		if (!html.includes(LEFT_TO_BROWSER)) ofComponent.set(key, html);
		return html;
	}
}

/** The object, if the props are one object and nothing else. */
function onlyObjectOf(props: object): object | null {
	const [value, ...others] = Object.values(props);
	return others.length === 0 && typeof value === 'object' ? value : null;
}

function render<Props extends object>(Component: FunctionComponent<Props>, props: Props, translator: Translator): string {
	return renderToString(
		<LabelsContext value={translator}>
			<Component {...props} />
		</LabelsContext>,
	);
}
