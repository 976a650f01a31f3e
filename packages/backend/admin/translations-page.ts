import type { FastifyInstance, FastifyReply } from 'fastify';
import {
	ENTITY_KINDS,
	isEntityKind,
	listOutdatedFields,
	listOutdatedTexts,
	type OutdatedTranslation,
	type RefusedTranslation,
	readTranslation,
	type TranslationEntry,
	writeTranslations,
} from '../localization/index.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { ADMIN_PATH, csrfField, sendAdminPage } from './admin-page.ts';
import type { AdminTools } from './admin-tools.ts';
import { field, LONGEST, readForm, table, tooLong } from './forms.ts';

const PATH = `${ADMIN_PATH}prijevodi/`;
const SHOWN = 200;
const LONGEST_CELL = 160;
const KINDS = Object.keys(ENTITY_KINDS).filter(isEntityKind);

const ERRORS: Readonly<Record<RefusedTranslation['reason'], string>> = {
	unknown_kind: 'Te vrste nema.',
	unknown_field: 'To se polje ne prevodi.',
	unknown_language: 'Tog jezika nema.',
	unknown_entity: 'Nema ničega s tom oznakom i tim poljem.',
	invalid_text: 'Prijevod ne može biti takav.',
};

type Asked = Readonly<Record<string, string | undefined>>;

/** Page of outdated translations and of those whose text no longer exists, with a form for one translation. */
export function registerTranslations(scope: FastifyInstance, { db, editorOf }: AdminTools): void {
	scope.get<{ Querystring: Asked }>(PATH, async (request, reply) => {
		const { spremljeno, ...asked } = readForm(request.query);
		const text = asked['kind'] === undefined ? null : await readTranslation(db, toEntry(asked));
		return show(reply, {
			csrf: editorOf(request).csrf,
			asked: { ...asked, text: text ?? '' },
			notice: spremljeno === '1' ? { kind: 'done', text: 'Spremljeno.' } : undefined,
		});
	});

	scope.post(PATH, async (request, reply) => {
		const form = readForm(request.body);
		const entry = toEntry(form);
		const long = tooLong('Prijevod', { text: form['text'] ?? '', max: LONGEST.content });
		const [refused] = long === null ? await writeTranslations(db, [entry]) : [];
		const error = long ?? (refused && ERRORS[refused.reason]);
		if (error) return show(reply, { csrf: editorOf(request).csrf, asked: form, notice: { kind: 'refused', text: error } });
		return reply.redirect(`${PATH}?spremljeno=1`, 303);
	});

	async function show(reply: FastifyReply, { csrf, asked, notice }: Shown) {
		const isProducts = asked['vrsta'] === 'product';
		const outdated = isProducts
			? await listOutdatedFields(db, ['product'], SHOWN)
			: [
					...(await listOutdatedTexts(db, SHOWN)),
					...(await listOutdatedFields(
						db,
						KINDS.filter((kind) => kind !== 'product'),
						SHOWN,
					)),
				];
		const unplaced = await db.selectFrom('unplaced_phrases').selectAll().orderBy('source').orderBy('lang').limit(SHOWN).execute();
		const other = isProducts ? `<a href="${PATH}">Sve osim proizvoda</a>` : `<a href="${PATH}?vrsta=product">Proizvodi</a>`;
		const body = `${toForm(csrf, asked)}<h2>Zastarjeli prijevodi</h2><p>Hrvatski se tekst promijenio nakon prijevoda, a kupci još čitaju stari prijevod. ${other}</p>${table(
			['Vrsta', 'Oznaka', 'Polje', 'Jezik', 'Prijevod', 'Preveden je', 'Sada piše', ''],
			outdated.map(toRow),
		)}<h2>Prijevodi bez mjesta</h2><p>Ostali su iz starog zapisa po hrvatskom tekstu koji se više nigdje ne pojavljuje.</p>${table(
			['Hrvatski', 'Jezik', 'Prijevod'],
			unplaced.map(({ source, lang, text }) => [cut(source), escapeHtml(lang), cut(text)]),
		)}`;
		return sendAdminPage(reply, { title: 'Prijevodi', section: 'prijevodi', body, notice, ...(notice?.kind === 'refused' && { status: 422 }) });
	}
}

interface Shown {
	readonly csrf: string;
	readonly asked: Asked;
	readonly notice: Parameters<typeof sendAdminPage>[1]['notice'];
}

function toEntry(form: Asked): TranslationEntry {
	const of = (name: string) => (form[name] ?? '').trim();
	const text = of('text');
	return { kind: of('kind'), id: form['id'] ?? '', field: of('field'), language: of('language'), text: text === '' ? null : text };
}

const toForm = (csrf: string, asked: Asked): string =>
	`<form class="fields" method="post">${csrfField(csrf)}${[
		field({ name: 'kind', label: 'Vrsta', value: asked['kind'] ?? '', required: true, max: 40, hint: 'Na primjer attribute_value' }),
		field({ name: 'id', label: 'Oznaka', value: asked['id'] ?? '', required: true, max: 600 }),
		field({ name: 'field', label: 'Polje', value: asked['field'] ?? 'title', required: true, max: 600 }),
		field({ name: 'language', label: 'Jezik', value: asked['language'] ?? '', required: true, max: 2, hint: 'Na primjer de' }),
		field({ name: 'text', label: 'Prijevod', value: asked['text'] ?? '', type: 'long', max: LONGEST.content, hint: 'Prazno: prijevod se briše.' }),
	].join('')}<button>Spremi</button></form>`;

function toRow({ kind, id, field: name, lang, text, source, wording }: OutdatedTranslation): string[] {
	const href = `${PATH}?${new URLSearchParams({ kind, id, field: name, language: lang })}`;
	return [kind, id, name, lang, text, source ?? '', wording ?? '(nigdje)'].map(cut).concat(`<a href="${escapeHtml(href)}">Prevedi</a>`);
}

const cut = (text: string): string => escapeHtml(text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL)}…` : text);
