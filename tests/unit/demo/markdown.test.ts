import { renderMarkdown } from '@titraj/demo/load/render-markdown.ts';
import { describe, expect, test } from 'vitest';

describe('Markdown of pages and posts', () => {
	test.each([
		['paragraphs and headings', 'a\n\n## b\n\n### c', '<p>a</p><h2>b</h2><h3>c</h3>'],
		['adjacent items as one list', '- c\n- d\n\n1. e', '<ul><li>c</li><li>d</li></ul><ol><li>e</li></ol>'],
		['links and emphasis', '**a** [b](/c/)', '<p><strong>a</strong> <a href="/c/">b</a></p>'],
		['links in items', '- [b](/c/)', '<ul><li><a href="/c/">b</a></li></ul>'],
		['tables', '| a | b |\n| - | - |\n| c | d |', '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>'],
		['inch marks unchanged', "zaslon 15,6\" i 'x'", "<p>zaslon 15,6\" i 'x'</p>"],
		['comparison operators as text', '1 < 2 & 3 > 2 &amp; 4', '<p>1 &lt; 2 &amp; 3 &gt; 2 &amp; 4</p>'],
		['an e-mail address as text', 'info@titraj.example', '<p>info@titraj.example</p>'],
	])('renders %s', (_, markdown, html) => expect(renderMarkdown(markdown)).toBe(html));
});
