import type { Selectable } from 'kysely';
import type { Band, MethodFields } from '../../editor/edit-shipping.ts';
import { METHOD_CODE, sortBands } from '../../editor/shipping-input.ts';
import type { ShippingTables } from '../../platform/database/tables/shipping-tables.ts';
import { cellField, field, formatAmount, readAmount, table } from '../forms.ts';

type Form = Readonly<Record<string, string>>;

/** Number of price rows in the form. */
const BANDS = 8;

/** Default values of a new method. `courier` and `pickup` are codes whose titles the shop has in all of its languages. */
export const toBlankMethod = ({ isPickup, taken }: { isPickup: boolean; taken: readonly string[] }): Form => {
	const code = isPickup ? 'pickup' : 'courier';
	return { ...BLANK_METHOD, code: taken.includes(code) ? '' : code };
};

const BLANK_METHOD: Form = { kind: 'home', basis: 'value', choice_days: '0', takes_bulky: '1', above_0: '0' };

export function toMethodForm(method: Selectable<ShippingTables['shipping_methods']>, bands: readonly Band[]): Form {
	const toAbove = (above: number) => (method.basis === 'weight' ? String(above) : formatAmount(above));
	const prices = bands.flatMap(({ above, cents }, place): [string, string][] => [
		[`above_${place}`, above === 0 ? '0' : toAbove(above)],
		[`price_${place}`, formatAmount(cents)],
	]);
	return {
		...{ title: method.title, title_en: method.title_en, code: method.code, kind: method.kind, basis: method.basis },
		free_over: method.free_over_cents === null ? '' : formatAmount(method.free_over_cents),
		maximum_grams: method.maximum_grams === null ? '' : String(method.maximum_grams),
		takes_bulky: method.takes_bulky ? '1' : '',
		only_bulky: method.only_bulky ? '1' : '',
		bulky: method.bulky_cents === 0 ? '' : formatAmount(method.bulky_cents),
		takes_cash: method.takes_cash ? '1' : '',
		...{ days_from: String(method.days_from), days_to: String(method.days_to), choice_days: String(method.choice_days) },
		...Object.fromEntries(prices),
	};
}

export function methodFields(form: Form, { isPickup, isNew }: { isPickup: boolean; isNew: boolean }): string {
	const of = (name: string, hint?: string) => ({ name, value: form[name] ?? '', hint });
	const rows = Array.from({ length: BANDS }, (_, place) => [
		cellField({ ...of(`above_${place}`), label: `Iznad, ${place + 1}. redak` }),
		cellField({ ...of(`price_${place}`), label: `Cijena u eurima, ${place + 1}. redak` }),
	]);
	const forSent = [
		field({
			...of('kind'),
			label: 'Kamo',
			type: 'select',
			options: [
				['home', 'na adresu'],
				['locker', 'u paketomat'],
			],
		}),
		field({ ...of('takes_cash'), label: 'Može se platiti pouzećem', type: 'switch' }),
		field({ ...of('maximum_grams', 'Prazno: bilo koja.'), label: 'Najveća masa paketa u gramima', type: 'number', step: '1' }),
		field({ ...of('takes_bulky'), label: 'Prima glomaznu robu', type: 'switch' }),
		field({ ...of('only_bulky', 'Nudi se samo ako je u košarici glomazna roba.'), label: 'Samo za glomaznu robu', type: 'switch' }),
		field({ ...of('bulky', 'Uvijek se naplaćuje, i uz besplatnu dostavu.'), label: 'Doplata za svaki glomazan komad, u eurima', type: 'number' }),
		field({ ...of('choice_days', '0: kupac ne bira dan.'), label: 'Koliko dana kupac može birati', type: 'number', step: '1' }),
	];
	return [
		field({ ...of('title'), label: 'Naziv', required: true, max: 100 }),
		field({ ...of('title_en', 'Za strana tržišta, ako naziv nije preveden. Prazno: hrvatski naziv.'), label: 'Naziv na engleskom', max: 100 }),
		field({ ...of('code', 'Mala slova, brojke i crtice, na primjer gls. Po njoj ga zna i sustav trgovca.'), label: 'Oznaka', required: true, max: 40 }),
		...(isPickup ? [] : forSent),
		field({ ...of('days_from'), label: 'Rok u radnim danima, od', type: 'number', step: '1', required: true }),
		field({ ...of('days_to'), label: 'Rok u radnim danima, do', type: 'number', step: '1', required: true }),
		'<h2>Cijene</h2>',
		field({
			...of('basis'),
			label: 'Ovise o',
			type: 'select',
			options: [
				['value', 'vrijednosti robe u eurima'],
				['weight', 'masi paketa u gramima'],
			],
		}),
		'<p>Prvi redak vrijedi od 0; svaki sljedeći iznad svojega iznosa ili mase. Sama jedna cijena vrijedi za sve. Cijene su s PDV-om.</p>',
		table(['Iznad', 'Cijena u eurima'], rows),
		field({ ...of('free_over', 'Prazno: nikad.'), label: 'Besplatno iznad, u eurima robe', type: 'number' }),
		...(isNew ? [] : [field({ name: 'remove', label: 'Obriši ovaj način dostave', type: 'switch' })]),
	].join('');
}

/** Parses a submitted form, or returns an error message. */
export function parseMethod(form: Form, zoneId: number | null): { method: MethodFields; bands: Band[] } | string {
	const text = (name: string) => form[name]?.trim() ?? '';
	const whole = (name: string, most: number) => (/^\d{1,7}$/.test(text(name)) && Number(text(name)) <= most ? Number(text(name)) : null);
	const cents = (name: string) => toCents(text(name));
	const [title, title_en, code] = [text('title'), text('title_en') || text('title'), text('code')];
	if (title === '' || title.length > 100 || title_en.length > 100) return 'Upišite naziv; svaki naziv ima najviše 100 znakova.';
	if (!METHOD_CODE.test(code)) return 'Oznaka ima mala slova bez kvačica, brojke i crtice, najviše 40 znakova.';
	const [from, to] = [whole('days_from', 365), whole('days_to', 365)];
	if (from === null || to === null || to < from) return 'Rok je broj radnih dana, od manjeg do većeg.';
	const choice = text('choice_days') === '' ? 0 : whole('choice_days', 30);
	if (choice === null) return 'Kupac može birati između najviše 30 dana.';
	const free = text('free_over') === '' ? undefined : cents('free_over');
	const bulky = text('bulky') === '' ? 0 : cents('bulky');
	if (free === null || bulky === null) return 'Iznosi se pišu kao 60 ili 59,90.';
	const grams = text('maximum_grams') === '' ? undefined : whole('maximum_grams', 9_999_999);
	if (grams === null || grams === 0) return 'Najveća masa mora biti cijeli broj grama, na primjer 30000.';
	const basis = text('basis') === 'weight' ? 'weight' : 'value';
	const bands = parseBands(form, basis);
	if (typeof bands === 'string') return bands;
	const only_bulky = form['only_bulky'] === '1';
	const goods = { takes_bulky: only_bulky || form['takes_bulky'] === '1', only_bulky, bulky_cents: bulky };
	const sent = { ...goods, takes_cash: form['takes_cash'] === '1', choice_days: choice };
	const method: MethodFields = {
		...{ zone_id: zoneId, code, title, title_en, basis, days_from: from, days_to: to, free_over_cents: free ?? null },
		maximum_grams: zoneId === null ? null : (grams ?? null),
		kind: zoneId === null ? 'pickup' : text('kind') === 'locker' ? 'locker' : 'home',
		...(zoneId !== null && sent),
	};
	return { method, bands };
}

function parseBands(form: Form, basis: 'weight' | 'value'): Band[] | string {
	const bands: Band[] = [];
	for (let place = 0; place < BANDS; place++) {
		const [above, price] = [form[`above_${place}`]?.trim() ?? '', form[`price_${place}`]?.trim() ?? ''];
		if (price === '' && (above === '' || place === 0)) continue;
		const cents = toCents(price);
		const limit = above === '' && place === 0 ? 0 : basis === 'weight' ? (/^\d{1,7}$/.test(above) ? Number(above) : null) : toCents(above);
		if (cents === null || limit === null) return `Cijene, ${place + 1}. redak: upišite ${basis === 'weight' ? 'cijele grame' : 'iznos'} i cijenu.`;
		bands.push({ above: limit, cents });
	}
	const sorted = sortBands(bands);
	if (sorted === 'start') return 'Cijene trebaju redak koji vrijedi od 0.';
	return sorted === 'twice' ? 'Dva retka cijena vrijede od istoga.' : sorted;
}

const toCents = (text: string): number | null => {
	const amount = readAmount(text);
	return amount === null ? null : Math.round(amount * 100);
};
