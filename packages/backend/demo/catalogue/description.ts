import type { Draft } from '../blueprint.ts';
import type { Random } from '../random.ts';

const HEADINGS = ['Ukratko', 'Što dobivate', 'Prednosti u radu', 'Na što možete računati', 'Dobro je znati'];
const ADVICE_HEADINGS = ['Prije kupnje', 'Naš savjet', 'Kako odabrati', 'Za dulji vijek'];

const SERVICE = [
	'Jamstvo vrijedi uz račun, a uređaj na servis možete predati u bilo kojoj našoj poslovnici.',
	'U roku od 14 dana možete odustati od kupnje bez navođenja razloga.',
	'Narudžbe zaprimljene radnim danom do 14 sati šaljemo isti dan.',
	'Ako niste sigurni odgovara li Vam ovaj model, javite nam se: odgovaramo u roku od jednog radnog dana.',
	'Raspoloživost po poslovnicama vidljiva je uz cijenu, a rezervirani primjerak čeka Vas dva dana.',
	'Ambalažu i stari uređaj možete nam predati pri preuzimanju.',
] as const;

/** Said of products that come with instructions and a declaration alone. */
const WITH_PAPERS = 'Upute na hrvatskom jeziku i izjavu o sukladnosti naći ćete među dokumentima na ovoj stranici.';

/** The text of the product page: opening, what holds for this very model, advice, service. */
export function toDescription(draft: Draft, { title, hasPapers }: { title: string; hasPapers: boolean }, random: Random): string {
	const facts = draft.facts.filter((fact): fact is string => Boolean(fact));
	const chosen = random.sample(facts, Math.min(facts.length, random.int(3, 4)));
	const openings = random.chance(0.6) ? draft.openings : [random.pick(draft.openings)];
	const [before, after] = [random.pick(HEADINGS), random.pick(ADVICE_HEADINGS)];
	return [
		`<p><strong>${title}</strong></p>`,
		`<p>${openings.join(' ')}</p>`,
		`<h3>${before}</h3>`,
		`<ul>${chosen.map((fact) => `<li>${fact}</li>`).join('')}</ul>`,
		`<h3>${after}</h3>`,
		`<p>${random.pick(draft.advice)} ${random.pick(hasPapers ? [...SERVICE, WITH_PAPERS] : SERVICE)}</p>`,
	].join('');
}
