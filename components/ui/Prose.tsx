import type { SafeHtml } from '#lib/domain/safe-html.ts';

interface ProseProps {
	readonly html: SafeHtml;
	readonly as?: 'div' | 'section';
}

/** An editor's HTML, which the sanitiser has made harmless. The one place that puts HTML of others into a page (D21). */
export function Prose({ html, as: Element = 'div' }: ProseProps) {
	return <Element className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
