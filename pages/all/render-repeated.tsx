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
		const key = toKey(props);
		const before = ofComponent.get(key);
		if (before !== undefined) return before;
		const html = render(Component, props, translator);
		if (ofComponent.size >= MOST_REMEMBERED) ofComponent.clear();
		if (!html.includes(LEFT_TO_BROWSER)) ofComponent.set(key, html);
		return html;
	};
}

/** Names and JSON of the props that have a value. */
function toKey(props: object): string {
	const texts = Object.entries(props).flatMap(([name, value]) => (value === undefined ? [] : toText(name, value)));
	// One text is the same string each time, so that its hash is known.
	return texts.length === 1 ? (texts[0] ?? '') : texts.join();
}

/** Texts of objects that pages share, such as a card that several products of a batch name. */
const sharedTexts = new WeakMap<object, { readonly name: string; readonly text: string }>();

function toText(name: string, value: unknown): string {
	if (typeof value !== 'object' || value === null) return `${name}:${JSON.stringify(value)}`;
	const known = sharedTexts.get(value);
	if (known?.name === name) return known.text;
	const text = `${name}:${JSON.stringify(value)}`;
	sharedTexts.set(value, { name, text });
	return text;
}

function render<Props extends object>(Component: FunctionComponent<Props>, props: Props, translator: Translator): string {
	return renderToString(
		<LabelsContext value={translator}>
			<Component {...props} />
		</LabelsContext>,
	);
}
