import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { readVitals, type VitalsRow } from '../platform/vitals/read-vitals.ts';
import { sendDevPage } from './dev-page.ts';
import type { Database } from './tables.ts';

/** Up to which a value is good, and from which it is bad. */
const BARS: Readonly<Record<string, readonly [good: number, bad: number]>> = {
	LCP: [2500, 4000],
	CLS: [0.1, 0.25],
	INP: [200, 500],
	FCP: [1800, 3000],
	TTFB: [800, 1800],
};

/** How fast the shop was for its visitors, at `/dev/vitals`; `format=json` is for programs. */
export function registerVitalsPage(app: FastifyInstance, db: Database): void {
	app.get<{ Querystring: { format?: unknown } }>('/dev/vitals', async ({ query }, reply) => {
		const rows = await readVitals(db);
		if (query.format === 'json') return rows;
		return sendDevPage(reply, { title: 'Brzina stranica', body: rows.length === 0 ? '<p>Još nema posjeta.</p>' : toTable(rows) });
	});
}

function toTable(rows: readonly VitalsRow[]): string {
	const lines = rows.map(
		({ screen, device, name, visits, p75 }) =>
			`<tr><td>${escapeHtml(screen)}</td><td>${escapeHtml(device)}</td><td>${escapeHtml(name)}</td><td>${visits}</td><td>${p75}</td><td>${toWord(name, p75)}</td></tr>`,
	);
	const head = ['Stranica', 'Uređaj', 'Mjera', 'Posjeta', 'p75', 'Ocjena'].map((word) => `<th>${word}</th>`).join('');
	return `<table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

function toWord(name: string, value: number): string {
	const [good, bad] = BARS[name] ?? [0, 0];
	if (value <= good) return 'dobro';
	return value < bad ? 'može bolje' : 'loše';
}
