import { expect, test } from 'vitest';
import { StaticHtmlContext, StaticPart } from '#components/ui/StaticPart.tsx';
import { renderHtml } from '#tests/support/render-html.tsx';

const part = (
	<StaticPart as="section" name="safety" id="sigurnost">
		<p>Ne otvarajte.</p>
	</StaticPart>
);

test('a static part is rendered with its name on the server, and from its HTML in a browser, to the same bytes', () => {
	const html = '<section id="sigurnost" data-static="safety"><p>Ne otvarajte.</p></section>';
	expect(renderHtml(part)).toBe(html);
	const empty = (
		<StaticPart as="section" name="safety" id="sigurnost">
			{null}
		</StaticPart>
	);
	expect(renderHtml(<StaticHtmlContext value={{ safety: '<p>Ne otvarajte.</p>' }}>{empty}</StaticHtmlContext>)).toBe(html);
});

test('a static part whose HTML the document lacks is rendered from its data', () => {
	expect(renderHtml(<StaticHtmlContext value={{ other: '' }}>{part}</StaticHtmlContext>)).toContain('Ne otvarajte.');
});
