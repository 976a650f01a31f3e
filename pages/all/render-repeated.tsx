import type { FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderRepeated, RepeatedHtml } from '#components/ui/repeated-html.ts';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import { LEFT_TO_BROWSER } from './left-to-browser.ts';

/** Maximum number of cached fragments per component, each about 2 KB. Few are needed, because consecutive pages share them. */
const MOST_REMEMBERED = 1000;

/** Renders components whose HTML repeats, and caches it in `known`. */
export function createRepeatedRenderer(known: RepeatedHtml, translator: Translator): RenderRepeated {
	return (Component, props) => {
		const ofComponent = known.get(Component) ?? new Map<string, string>();
		known.set(Component, ofComponent);
		const key = Object.entries(props).map(toText).join();
		const before = ofComponent.get(key);
		if (before !== undefined) return before;
		const html = render(Component, props, translator);
		if (ofComponent.size >= MOST_REMEMBERED) ofComponent.clear();
		if (!html.includes(LEFT_TO_BROWSER)) ofComponent.set(key, html);
		return html;
	};
}

/** JSON text of objects that several pages share, such as a card that a batch's products name. */
const texts = new WeakMap<object, string>();

function toText([name, value]: readonly [string, unknown]): string {
	if (typeof value !== 'object' || value === null) return `${name}:${JSON.stringify(value)}`;
	const text = texts.get(value) ?? JSON.stringify(value);
	texts.set(value, text);
	return `${name}:${text}`;
}

function render<Props extends object>(Component: FunctionComponent<Props>, props: Props, translator: Translator): string {
	return renderToString(
		<LabelsContext value={translator}>
			<Component {...props} />
		</LabelsContext>,
	);
}
