import type { SafeHtml } from '#lib/platform/text/safe-html.ts';
import { joinClasses } from './join-classes.ts';

interface ProseProps {
	readonly html: SafeHtml;
	readonly as?: 'div' | 'section';
	readonly className?: string | undefined;
}

/** An editor's HTML after sanitizing. The only place that puts foreign HTML into a page (D21). */
export function Prose({ html, as: Element = 'div', className }: ProseProps) {
	return <Element className={joinClasses('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
