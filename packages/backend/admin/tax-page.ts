import { COUNTRIES } from '@titraj/contract/formats/address-countries.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { editTax } from '../editor/edit-tax.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { TAX_CLASSES } from '../platform/tax/tax-class.ts';
import { type CountryRates, readTaxRules, type TaxRules } from '../platform/tax/tax-rules.ts';
import { ADMIN_PATH, csrfField, sendAdminPage } from './admin-page.ts';
import type { AdminTools } from './admin-tools.ts';
import { cellField, field, readForm, table } from './forms.ts';
import { COUNTRY_OPTIONS, nameCountry, TAX_CLASS_TITLES } from './tax-words.ts';

const PATH = `${ADMIN_PATH}porezi/`;

type Form = Readonly<Record<string, string>>;
type Notice = Parameters<typeof sendAdminPage>[1]['notice'];

/** VAT page: rates by country, OSS, and whether staff enter net prices. */
export function registerTax(scope: FastifyInstance, { db, editorOf }: AdminTools): void {
	scope.get<{ Querystring: { spremljeno?: string } }>(PATH, async (request, reply) => {
		const notice = request.query.spremljeno === '1' ? ({ kind: 'done', text: 'Spremljeno. Vrijedi za svaku sljedeću narudžbu.' } as const) : undefined;
		return show(reply, { csrf: editorOf(request).csrf, form: toForm(await readTaxRules(db)), notice });
	});

	scope.post(PATH, async (request, reply) => {
		const form = readForm(request.body);
		const parsed = parseTaxForm(form);
		if (typeof parsed === 'string') return show(reply, { csrf: editorOf(request).csrf, form, notice: { kind: 'refused', text: parsed } });
		await editTax(db, parsed);
		return reply.redirect(`${PATH}?spremljeno=1`, 303);
	});
}

function show(reply: FastifyReply, { csrf, form, notice }: { csrf: string; form: Form; notice: Notice }): FastifyReply {
	const rows = COUNTRIES.map((country) => [
		escapeHtml(nameCountry(country)),
		...TAX_CLASSES.map((name) =>
			cellField({ name: toName(country, name), label: `${nameCountry(country)}, ${TAX_CLASS_TITLES[name]}`, value: form[toName(country, name)] ?? '', max: 6 }),
		),
	]);
	const body = `<form class="fields" method="post">${csrfField(csrf)}${[
		field({
			name: 'home_country',
			label: 'Država trgovine',
			type: 'select',
			options: COUNTRY_OPTIONS,
			value: form['home_country'] ?? '',
			hint: 'Njezine stope vrijede za sve narudžbe, osim kad je uključen OSS.',
		}),
		field({
			name: 'uses_oss',
			label: 'OSS: PDV države dostave',
			type: 'switch',
			value: form['uses_oss'] ?? '',
			hint: 'Uključite ako ste prijavljeni u sustav OSS. Države bez opće stope u popisu oporezuju se kao država trgovine. Iznos za kupca ostaje isti.',
		}),
		field({
			name: 'enters_net_prices',
			label: 'Cijene proizvoda upisuju se bez PDV-a',
			type: 'switch',
			value: form['enters_net_prices'] ?? '',
			hint: 'Vrijedi za obrazac proizvoda. Kupac uvijek vidi cijenu s PDV-om države trgovine.',
		}),
	].join(
		'',
	)}<h2>Stope u postocima</h2><p>Prazno: te stope država nema, pa vrijedi opća. Promjena stope ne mijenja cijene s PDV-om.</p>${table(['Država', ...TAX_CLASSES.map((name) => TAX_CLASS_TITLES[name])], rows, 'rates')}<button>Spremi</button></form>`;
	return sendAdminPage(reply, { title: 'Porezi', section: 'porezi', csrf, body, notice, ...(notice?.kind === 'refused' && { status: 422 }) });
}

const toName = (country: string, taxClass: string): string => `rate_${country}_${taxClass}`;

function toForm({ homeCountry, entersNetPrices, usesOss, rates }: TaxRules): Form {
	const typed = [...rates].flatMap(([country, classes]) =>
		Object.entries(classes).map(([name, percent]): [string, string] => [toName(country, name), String(percent).replace('.', ',')]),
	);
	return { home_country: homeCountry, uses_oss: usesOss ? '1' : '', enters_net_prices: entersNetPrices ? '1' : '', ...Object.fromEntries(typed) };
}

/** Parses a submitted form, or returns an error message. */
function parseTaxForm(form: Form): TaxRules | string {
	const homeCountry = form['home_country'] ?? '';
	if (!COUNTRIES.includes(homeCountry)) return 'Odaberite državu trgovine.';
	const rates = new Map<string, CountryRates>();
	for (const country of COUNTRIES)
		for (const name of TAX_CLASSES) {
			const text = (form[toName(country, name)] ?? '').replace('%', '').trim().replace(',', '.');
			if (text === '') continue;
			if (!/^\d{1,3}(\.\d{1,2})?$/.test(text) || Number(text) > 100)
				return `${nameCountry(country)}, ${TAX_CLASS_TITLES[name]}: upišite postotak od 0 do 100, na primjer 9,5.`;
			rates.set(country, { ...rates.get(country), [name]: Number(text) });
		}
	if (rates.get(homeCountry)?.standard === undefined) return `${nameCountry(homeCountry)}: država trgovine treba opću stopu.`;
	const lacking = [...rates].find(([, classes]) => classes.standard === undefined);
	if (lacking) return `${nameCountry(lacking[0])}: uz ostale stope treba i opća.`;
	return { homeCountry, entersNetPrices: form['enters_net_prices'] === '1', usesOss: form['uses_oss'] === '1', rates };
}
