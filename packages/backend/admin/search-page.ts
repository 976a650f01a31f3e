import type { FastifyInstance, FastifyReply } from 'fastify';
import { editDictionary } from '../editor/edit-dictionary.ts';
import {
	DICTIONARIES,
	type DictionaryText,
	isWordLanguage,
	MISSED_DAYS,
	parseDictionaryText,
	readMissed,
	toDictionaryText,
	WORD_LANGUAGES,
	type WordLanguage,
} from '../listing/index.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { ADMIN_PATH, csrfField, sendAdminPage } from './admin-page.ts';
import type { AdminTools } from './admin-tools.ts';
import { field, readForm, table, tooLong } from './forms.ts';

const PATH = `${ADMIN_PATH}pretraga/`;
const LONGEST = 60_000;
const PARTS = ['groups', 'leads', 'fillers', 'units'] as const;
const LABELS: Readonly<Record<(typeof PARTS)[number], { readonly label: string; readonly hint: string }>> = {
	groups: { label: 'Riječi za isto', hint: 'Skupina u retku, riječi odvojene zarezom: laptop, notebook, prijenosnik. Svaka nalazi što nalaze druge.' },
	leads: { label: 'Jednosmjerno', hint: 'U retku: riječ > što još nalazi. Na primjer: iPhone > mobitel' },
	fillers: { label: 'Riječi bez značenja', hint: 'Odvojene zarezom: kupiti, najbolji, jeftini. Pretraga ih preskače.' },
	units: { label: 'Mjere', hint: 'U retku: uobičajeno > kako se još piše. Na primjer: in > inča, col' },
};

type Notice = Parameters<typeof sendAdminPage>[1]['notice'];

/** Page of the search dictionaries, and of search terms without results. */
export function registerSearch(scope: FastifyInstance, { db, editorOf }: AdminTools): void {
	scope.get<{ Querystring: { jezik?: string; spremljeno?: string } }>(PATH, async (request, reply) => {
		const notice: Notice = request.query.spremljeno === '1' ? { kind: 'done', text: 'Spremljeno. Pretraga već traži po novom.' } : undefined;
		return show(reply, { csrf: editorOf(request).csrf, language: toLanguage(request.query.jezik), notice });
	});

	scope.post(PATH, async (request, reply) => {
		const form = readForm(request.body);
		const language = toLanguage(form['language']);
		const text: DictionaryText = { groups: form['groups'] ?? '', leads: form['leads'] ?? '', fillers: form['fillers'] ?? '', units: form['units'] ?? '' };
		const refuse = (what: string) => show(reply, { csrf: editorOf(request).csrf, language, notice: { kind: 'refused', text: what }, text });
		if (form['usual'] === '1') await editDictionary(db, language, null);
		else {
			const long = PARTS.map((part) => tooLong(LABELS[part].label, { text: text[part], max: LONGEST })).find((error) => error !== null);
			if (long) return refuse(long);
			const parsed = parseDictionaryText(text);
			if ('wrong' in parsed) return refuse(`Ovaj redak nije jasan: ${parsed.wrong.slice(0, 100)}`);
			await editDictionary(db, language, parsed.dictionary);
		}
		return reply.redirect(`${PATH}?jezik=${language}&spremljeno=1`, 303);
	});

	async function show(reply: FastifyReply, { csrf, language, notice, text }: { csrf: string; language: WordLanguage; notice: Notice; text?: DictionaryText }) {
		const own = await db.selectFrom('search_dictionaries').select('dictionary').where('lang', '=', language).executeTakeFirst();
		const shown = text ?? toDictionaryText(own?.dictionary ?? DICTIONARIES[language]);
		const fields = PARTS.map((part) => field({ name: part, type: 'long', value: shown[part], max: LONGEST, ...LABELS[part] })).join('');
		const usual = field({ name: 'usual', type: 'switch', label: 'Vrati rječnik s kojim je trgovina isporučena' });
		const missed = await readMissed(db, new Date());
		const body = `<nav aria-label="Jezik"><p>${Object.entries(WORD_LANGUAGES)
			.map(([code, name]) => `<a href="${PATH}?jezik=${code}"${code === language ? ' aria-current="page"' : ''}>${name}</a>`)
			.join(' · ')}</p></nav><form class="fields" method="post">${csrfField(csrf)}<input type="hidden" name="language" value="${language}">${fields}${
			own ? usual : ''
		}<button>Spremi</button></form><h2>Traženo, a nije nađeno</h2><p>Riječi pretraga u zadnjih ${MISSED_DAYS} dana, svaka za sebe: tko je tražio ne bilježi se.</p>${table(
			['Riječ', 'Jezik', 'Puta', 'Zadnji put'],
			missed.map(({ word, lang, times, last }) => [escapeHtml(word), escapeHtml(lang), String(times), escapeHtml(last)]),
		)}`;
		return sendAdminPage(reply, { title: 'Pretraga', section: 'pretraga', csrf, body, notice, ...(notice?.kind === 'refused' && { status: 422 }) });
	}
}

const toLanguage = (code: string | undefined): WordLanguage => (code !== undefined && isWordLanguage(code) ? code : 'hr');
