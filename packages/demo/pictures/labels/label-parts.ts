/** A star of the flag, around its centre. */
export const STAR = 'M0-6 1.4-1.9h4.3L2.3.7l1.3 4.2L0 2.4l-3.6 2.5L-2.3.7-5.7-1.9h4.3z';

interface Look {
	readonly anchor?: 'middle' | 'end';
	readonly fill?: string;
	readonly bold?: boolean;
	/** Adds a thin black outline. */
	readonly edge?: boolean;
	/** Width to which longer texts are truncated, approximately. */
	readonly room?: number;
}

/** A line of text of an SVG. */
export function text(x: number, y: number, size: number, words: string, { anchor, fill = '#000', bold, edge, room = 999 }: Look = {}): string {
	const most = Math.floor(room / (size * 0.5));
	const shown = words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words;
	const look = `${anchor ? ` text-anchor="${anchor}"` : ''}${bold ? ' font-weight="700"' : ''}${edge ? ' stroke="#000" stroke-width=".7" paint-order="stroke"' : ''}`;
	return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${look}>${escapeText(shown)}</text>`;
}

export const escapeText = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
