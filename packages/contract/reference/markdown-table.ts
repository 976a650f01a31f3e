/** A table of Markdown. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
	[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');
