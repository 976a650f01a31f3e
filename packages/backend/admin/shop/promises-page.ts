import type { FastifyInstance, FastifyReply } from 'fastify';
import { saveShopSettings } from '../../editor/save-shop-settings.ts';
import { MARKETS, type Market, SOURCE_MARKET } from '../../platform/market/market.ts';
import { type MerchantPromises, type PromiseField, parsePromises } from '../../platform/shop/promises.ts';
import { readShopSettings } from '../../platform/shop/shop-settings.ts';
import { ADMIN_PATH, csrfField, sendAdminPage } from '../admin-page.ts';
import type { AdminTools } from '../admin-tools.ts';
import { type Field, field, readForm } from '../forms.ts';
import { MARKET_TITLES } from '../market-titles.ts';
import { nextAfterSaving } from './next-after-saving.ts';

export const PROMISES_PAGE = `${ADMIN_PATH}postavke/obecanja/`;

type Typed = Readonly<Record<string, string>>;

const OTHER_MARKETS = MARKETS.filter((market) => market !== SOURCE_MARKET);

const WRONG: Readonly<Record<PromiseField, string>> = {
	delivery: 'Rečenica o dostavi može imati najviše 100 znakova.',
	hours: 'Radno vrijeme telefona može imati najviše 100 znakova.',
	answer_workdays: 'Rok za odgovor je cijeli broj radnih dana od 1 do 30.',
	return_costs: 'Odaberite tko plaća povrat robe.',
	condition: 'Odaberite stanje robe.',
};

const CHOICES: readonly (Omit<Field, 'value'> & { readonly name: PromiseField })[] = [
	{
		...{ name: 'answer_workdays', label: 'Na poruke odgovarate u roku od radnih dana', type: 'number', step: '1', max: 2 },
		hint: 'Piše nakon slanja poruke. Prazno: rok ne piše.',
	},
	{
		...{ name: 'return_costs', label: 'Povrat robe kod odustanka plaća', type: 'select' },
		options: [
			['', 'ne piše'],
			['customer', 'kupac'],
			['shop', 'trgovina'],
		],
		hint: 'Piše u potvrdi narudžbe. Ako kupcu ne kažete da povrat plaća on, po zakonu ga plaćate Vi.',
	},
	{
		...{ name: 'condition', label: 'Sva roba je', type: 'select' },
		options: [
			['', 'ne piše'],
			['new', 'nova'],
			['refurbished', 'obnovljena'],
			['used', 'rabljena'],
		],
		hint: 'Za tražilice i popis proizvoda za oglase.',
	},
];

/** Page of what the merchant promises; what is left empty is promised nowhere. */
export function registerPromises(scope: FastifyInstance, { db, config, settings, editorOf }: AdminTools): void {
	scope.get<{ Querystring: { spremljeno?: string } }>(PROMISES_PAGE, async (request, reply) => {
		const notice = request.query.spremljeno === '1' ? ({ kind: 'done', text: 'Spremljeno. Stranice se osvježavaju za trenutak.' } as const) : undefined;
		return show(reply, { csrf: editorOf(request).csrf, typed: toTyped((await readShopSettings(db)).promises), notice });
	});

	scope.post(PROMISES_PAGE, async (request, reply) => {
		const typed = readForm(request.body);
		const parsed = parsePromises({ ...typed, delivery: textsOf(typed, 'delivery'), hours: textsOf(typed, 'hours') });
		if ('wrong' in parsed) {
			const text = `Ništa nije spremljeno. ${parsed.wrong.map((name) => WRONG[name]).join(' ')}`;
			return show(reply, { csrf: editorOf(request).csrf, typed, notice: { kind: 'refused', text } });
		}
		await saveShopSettings(db, { promises: parsed.promises });
		settings.forget();
		return reply.redirect(await nextAfterSaving(db, { config, page: PROMISES_PAGE }), 303);
	});
}

/** The texts of one promise by market; their fields are named `delivery_hr`. */
const textsOf = (typed: Typed, name: 'delivery' | 'hours'): Record<string, string> =>
	Object.fromEntries(MARKETS.map((market) => [market, typed[`${name}_${market}`] ?? '']));

const toTyped = ({ delivery, hours, answerWorkdays, returnCosts, condition }: MerchantPromises): Typed => ({
	...Object.fromEntries(
		MARKETS.flatMap((market) => [[`delivery_${market}`, delivery[market] ?? ''] as const, [`hours_${market}`, hours[market] ?? ''] as const]),
	),
	answer_workdays: answerWorkdays === null ? '' : String(answerWorkdays),
	return_costs: returnCosts ?? '',
	condition: condition ?? '',
});

function show(reply: FastifyReply, { csrf, typed, notice }: { csrf: string; typed: Typed; notice: Parameters<typeof sendAdminPage>[1]['notice'] }) {
	const line = (name: string, label: string, hint?: string) => field({ name, label, value: typed[name] ?? '', max: 100, hint });
	const ofMarket = (market: Market) => [
		line(`delivery_${market}`, `${MARKET_TITLES[market]}: rečenica o dostavi`),
		line(`hours_${market}`, `${MARKET_TITLES[market]}: radno vrijeme telefona`),
	];
	const isOpen = OTHER_MARKETS.some((market) => typed[`delivery_${market}`] || typed[`hours_${market}`]);
	const fields = [
		line(
			'delivery_hr',
			'Rečenica o dostavi',
			'Stoji ispod zaglavlja na širokim zaslonima, primjerice „Besplatna dostava iznad 60 €”. Prikazuje se samo ondje kamo dostavljate.',
		),
		line('hours_hr', 'Kad se javljate na telefon', 'Stoji uz telefon u podnožju i na stranici za kontakt, primjerice „Radnim danom od 8 do 16 sati”.'),
		...CHOICES.map((choice) => field({ ...choice, value: typed[choice.name] ?? '' })),
		`<details${isOpen ? ' open' : ''}><summary>Rečenice na drugim tržištima</summary><p>Prazno: na tom tržištu ne pišu.</p>${OTHER_MARKETS.flatMap(ofMarket).join('')}</details>`,
	];
	return sendAdminPage(reply, {
		title: 'Obećanja kupcima',
		section: 'postavke',
		csrf,
		body: `<p>Trgovina kupcima obećava samo ono što je ovdje i u postavkama dostave. Što ostane prazno, nigdje ne piše. Zakonska prava kupaca pišu uvijek.</p><form class="fields" method="post">${csrfField(csrf)}${fields.join('')}<button>Spremi</button></form>`,
		notice,
		...(notice?.kind === 'refused' && { status: 422 }),
	});
}
