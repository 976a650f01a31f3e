import Type from 'typebox';
import type { Draft } from '../blueprints/draft.ts';
import { readJson } from '../load/read-json.ts';
import type { Random } from '../random.ts';

const Texts = Type.Array(Type.String());
const File = Type.Object({
	headings: Texts,
	advice_headings: Texts,
	service: Texts,
	/** Only for products with instructions and a declaration. */
	with_papers: Type.String(),
});
const { headings, advice_headings: adviceHeadings, service, with_papers: withPapers } = readJson('descriptions.json', File);

/** The text of the product page: opening, facts about this model, advice, service. */
export function toDescription(draft: Draft, { title, hasPapers }: { title: string; hasPapers: boolean }, random: Random): string {
	const chosen = random.sample(draft.facts, Math.min(draft.facts.length, random.int(3, 4)));
	const openings = random.chance(0.6) ? draft.openings : [random.pick(draft.openings)];
	const [before, after] = [random.pick(headings), random.pick(adviceHeadings)];
	return [
		`<p><strong>${title}</strong></p>`,
		`<p>${openings.join(' ')}</p>`,
		`<h3>${before}</h3>`,
		`<ul>${chosen.map((fact) => `<li>${fact}</li>`).join('')}</ul>`,
		`<h3>${after}</h3>`,
		`<p>${random.pick(draft.advice)} ${random.pick(hasPapers ? [...service, withPapers] : service)}</p>`,
	].join('');
}
