import { toMarkdown } from '@titraj/contract/reference/to-markdown.ts';

const MARK = '<!-- Below this line: written by scripts/write-backend-reference.ts from packages/contract. -->';

/** docs/backend.md with a regenerated reference. The tour above the mark is written by hand. Throws if the mark is missing. */
export function renderBackendPage(page: string): string {
	const end = page.indexOf(MARK);
	if (end === -1) throw new Error(`docs/backend.md has no line "${MARK}": put it where the reference begins`);
	return `${page.slice(0, end)}${MARK}\n\n${toMarkdown()}\n`;
}
