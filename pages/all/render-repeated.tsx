import type { FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderRepeated, RepeatedHtml } from '#components/ui/repeated-html.ts';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import { LEFT_TO_BROWSER } from './left-to-browser.ts';

/** Maximum number of cached fragments per component, each about 2 KB. Few are needed, because consecutive pages share them. */
const MOST_REMEMBERED = 1000;

/** Renders components whose HTML repeats, and caches it. */
export function createRepeatedRenderer({ fragments, texts }: RepeatedHtml, translator: Translator): RenderRepeated {
	return (Component, props) => {
		const ofComponent = fragments.get(Component) ?? new Map<string, string>();
		fragments.set(Component, ofComponent);
		const key = toKey(props, texts);
		const before = ofComponent.get(key);
		if (before !== undefined) return before;
		const html = render(Component, props, translator);
		if (ofComponent.size >= MOST_REMEMBERED) ofComponent.clear();
		if (!html.includes(LEFT_TO_BROWSER)) ofComponent.set(key, html);
		return html;
	};
}

/** The key of cached HTML: names and JSON of the props that have a value. */
function toKey(props: object, texts: RepeatedHtml['texts']): string {
	const parts = Object.entries(props).flatMap(([name, value]) => (value === undefined ? [] : toText(name, value, texts)));
	// The text of a single shared object is the same string each time, so that its hash is known.
	return parts.length === 1 ? (parts[0] ?? '') : parts.join();
}

function toText(name: string, value: unknown, texts: RepeatedHtml['texts']): string {
	if (typeof value !== 'object' || value === null) return `${name}:${JSON.stringify(value)}`;
	const known = texts.get(value);
	if (known?.name === name) return known.text;
	const text = `${name}:${JSON.stringify(value)}`;
	texts.set(value, { name, text });
	return text;
}

function render<Props extends object>(Component: FunctionComponent<Props>, props: Props, translator: Translator): string {
	return renderToString(
		<LabelsContext value={translator}>
			<Component {...props} />
		</LabelsContext>,
	);
}
