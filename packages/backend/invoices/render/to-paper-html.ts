import { drawQr } from '../../platform/barcode/draw-qr.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import type { PaperDocument, PaperTable } from './to-paper-document.ts';

/** Printed black on white, also in dark schemes. */
const STYLE = `body{margin:2rem auto;max-width:50rem;padding:0 1rem;font:15px/1.5 system-ui,Arial,sans-serif;color:#12201a;background:#fff}h1{font-size:1.5rem}
.parties{display:flex;flex-wrap:wrap;gap:1rem 3rem}h2{font-size:1rem;margin:0}address{font-style:normal}dl{display:grid;grid-template-columns:auto 1fr;gap:0 1rem}dd{margin:0}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;margin:1rem 0}th,td{padding:.3rem;border-bottom:1px solid #ccc;text-align:start;vertical-align:top}.number{text-align:end}
.sums{justify-content:end;font-weight:600}.warning{font-weight:700}.name{font-size:1.25rem;font-weight:700}@media print{body{margin:0}}`;

/** A paper as a page that needs nothing else. */
export async function toPaperHtml({ lang, title, logo, warning, parties, facts, tables, sums, notes, qr }: PaperDocument): Promise<string> {
	const code =
		qr === null ? '' : `<p><img src="data:image/png;base64,${(await drawQr(qr)).toString('base64')}" alt="${escapeHtml(qr)}" width="140" height="140"></p>`;
	const sides = parties.map((party) => `<section><h2>${escapeHtml(party.title)}</h2><address>${party.lines.map(escapeHtml).join('<br>')}</address></section>`);
	return `<!doctype html>
<html lang="${escapeHtml(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body>${toLogo(logo)}${warning === null ? '' : `<p class="warning">${escapeHtml(warning)}</p>`}<h1>${escapeHtml(title)}</h1>
<div class="parties">${sides.join('')}</div>
${toList(facts, 'facts')}
${tables.map(toTable).join('\n')}
${toList(sums, 'sums')}
${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('')}${code}</body></html>
`;
}

/** As high as in the header of the shop, and no wider than a fourth of the page. */
function toLogo(logo: PaperDocument['logo']): string {
	if (logo === null) return '';
	const name = escapeHtml(logo.name);
	if (logo.picture === null) return `<p class="name">${name}</p>`;
	const { png, width, height } = logo.picture;
	const scale = Math.min(220 / width, 48 / height, 1);
	const size = `width="${Math.max(1, Math.round(width * scale))}" height="${Math.max(1, Math.round(height * scale))}"`;
	return `<p><img src="data:image/png;base64,${png.toString('base64')}" alt="${name}" ${size}></p>`;
}

const toList = (rows: PaperDocument['facts'], name: string): string =>
	rows.length === 0 ? '' : `<dl class="${name}">${rows.map(([term, value]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;

function toTable({ head, rows, numbers }: PaperTable): string {
	const cell = (tag: string) => (text: string, index: number) => `<${tag}${numbers.includes(index) ? ' class="number"' : ''}>${escapeHtml(text)}</${tag}>`;
	return `<div class="scroll"><table><thead><tr>${head.map(cell('th')).join('')}</tr></thead><tbody>${rows
		.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`)
		.join('')}</tbody></table></div>`;
}
