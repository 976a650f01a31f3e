/** A grey line of a plot's grid. */
export const line = (x1: number, y1: number, x2: number, y2: number): string =>
	`<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="#ddd"/>`;

/** Text in a plot; `anchor` as in SVG's `text-anchor`. */
export const text = (x: number, y: number, words: string, anchor: string, colour = '#333'): string =>
	`<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="${colour}">${words}</text>`;

/** A whole plot on white; `title` is its accessible name. */
export const plot = (width: number, height: number, title: string, content: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13"><title>${title}</title><rect width="${width}" height="${height}" fill="#fff"/>${content}</svg>\n`;
