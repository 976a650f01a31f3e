import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { ownSale, toProductPath } from '../catalog/index.ts';
import { editProduct } from '../editor/edit-product.ts';
import type { Database } from '../platform/database/tables.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { readTaxRules, type TaxRules } from '../platform/tax/tax-rules.ts';
import { toSku, toTitle } from '../platform/text/to-title.ts';
import { ADMIN_PATH, csrfField, sendAdminPage } from './admin-page.ts';
import type { AdminTools } from './admin-tools.ts';
import { asStored, CONFLICT, changedSince, mergeForms, seenField } from './conflict.ts';
import { field, formatAmount, LONGEST, readForm, searchForm, table, tooLong } from './forms.ts';
import { formatPrice, priceEntryOf, readPrice, readTerms, termFields, toTermsForm } from './product-terms.ts';
import { readVideos, toVideoFields, VIDEO_PLACES } from './product-videos.ts';

const SHOWN = 50;
const PATH = `${ADMIN_PATH}proizvodi/`;

/** Products: a searchable list, and a form for each. Saves through `editProduct`, like other clients. */
export function registerProducts(scope: FastifyInstance, { db, callOf, editorOf, siteUrl }: AdminTools): void {
	scope.get<{ Querystring: { q?: string; after?: string } }>(PATH, async (request, reply) => {
		const asked = String(request.query.q ?? '').slice(0, 100);
		const products = await findProducts(db, asked, toId(String(request.query.after ?? '')) ?? 0);
		const rows = products.map(({ id, title, product_code, now_cents, quantity, visible }) => [
			`<a href="${PATH}${id}/">${escapeHtml(title)}</a>`,
			escapeHtml(product_code ?? ''),
			`${formatAmount(now_cents)}\u00a0€`,
			String(quantity),
			visible ? 'da' : 'ne',
		]);
		const last = products.at(-1);
		const more = asked === '' && products.length === SHOWN && last ? `<p><a href="${PATH}?after=${last.id}">Sljedećih ${SHOWN}</a></p>` : '';
		const body = searchForm(asked, 'Naziv, šifra ili broj proizvoda') + table(['Naziv', 'Šifra', 'Cijena', 'Zaliha', 'Vidljiv'], rows) + more;
		return sendAdminPage(reply, { title: 'Proizvodi', section: 'proizvodi', csrf: editorOf(request).csrf, body });
	});

	scope.get<{ Params: { id: string }; Querystring: { spremljeno?: string } }>(`${PATH}:id/`, async (request, reply) => {
		const notice = request.query.spremljeno === '1' ? ({ kind: 'done', text: 'Spremljeno. Stranica proizvoda osvježava se za trenutak.' } as const) : undefined;
		return showProduct(request.params.id, { reply, csrf: editorOf(request).csrf, notice });
	});

	scope.post<{ Params: { id: string } }>(`${PATH}:id/`, async (request, reply) => {
		const { csrf } = editorOf(request);
		const id = toId(request.params.id);
		const form = readForm(request.body);
		const terms = readTerms(form);
		const stored = await findProduct(db, id);
		const refuse = (text: string) => showProduct(request.params.id, { reply, csrf, notice: { kind: 'refused', text }, form });
		if (id === null || stored === undefined) return refuse('Tog proizvoda nema.');
		if (typeof terms === 'string') return refuse(terms);
		const rules = await readTaxRules(db);
		const entry = priceEntryOf(rules, terms.tax_class ?? stored.tax_class);
		const price = readPrice(form['price'] ?? '', entry);
		const sale = form['sale_price']?.trim() ? readPrice(form['sale_price'], entry) : null;
		const quantity = /^\d{1,6}$/.test(form['quantity']?.trim() ?? '') ? Number(form['quantity']) : null;
		const title = toTitle(form['title'] ?? '');
		if (title === '' || title.length > 300) return refuse('Upišite naziv od najviše 300 znakova.');
		if (price === null || price === 0) return refuse('Cijena mora biti iznos veći od nule, na primjer 129,90.');
		if (form['sale_price']?.trim() && (sale === null || sale === 0 || sale >= price)) return refuse('Snižena cijena mora biti manja od redovne.');
		if (quantity === null) return refuse('Zaliha mora biti cijeli broj.');
		const short_description = form['short_description'] ?? '';
		const long = tooLong('Kratki opis', { text: short_description, was: stored.short_description, max: LONGEST.short_description });
		if (long !== null) return refuse(long);
		const videos = readVideos(form, stored.videos);
		if (videos === null) return refuse('Videozapis mora biti putanja na ovoj stranici koja završava na .mp4 ili .webm, na primjer /videos/model.mp4.');
		const isAsSeen = async (trx: Database) => {
			const product = await findProduct(trx, id);
			return product === undefined || changedSince(form, toForm(product, rules)).length === 0;
		};
		const isKept = short_description.length > LONGEST.short_description;
		const edit = {
			id,
			title,
			...(!isKept && { short_description }),
			price,
			sale_price: sale,
			quantity,
			visible: form['visible'] === '1',
			...(videos && { videos }),
			...terms,
		};
		const answer = await editProduct(edit, callOf(request), isAsSeen);
		if (answer instanceof Refusal && answer.status === 409)
			return showProduct(request.params.id, { reply, csrf, notice: { kind: 'refused', text: CONFLICT }, form, status: 409 });
		if (answer instanceof Refusal) return refuse(answer.detail ?? answer.title);
		return reply.redirect(`${PATH}${id}/?spremljeno=1`, 303);
	});

	async function showProduct(id: string, { reply, csrf, notice, form, status = 422 }: ShownProduct) {
		const product = await findProduct(db, toId(id));
		if (product === undefined)
			return sendAdminPage(reply, { title: 'Tog proizvoda nema', status: 404, section: 'proizvodi', csrf, body: `<p><a href="${PATH}">Svi proizvodi</a></p>` });
		const rules = await readTaxRules(db);
		const stored = toForm(product, rules);
		const withVat = rules.entersNetPrices ? 'bez PDV-a u eurima' : 'u eurima';
		const { form: shown, hints } = form === undefined ? asStored(stored) : mergeForms(form, stored);
		const of = (name: keyof typeof stored, usual?: string) => ({ name, value: shown[name] ?? '', hint: hints[name] ?? usual });
		const plain = product.reduced ? '' : ' Snižena cijena nije niža od nje, pa se u trgovini prikazuje kao obična cijena, bez oznake sniženja.';
		const lowest =
			product.lowest_price_cents === null ? '' : ` Najniža cijena u 30 dana prije sniženja: ${formatAmount(product.lowest_price_cents)} €.${plain}`;
		const body = `<p><a href="${escapeHtml(siteUrl + product.path)}">Stranica proizvoda u trgovini</a></p><form class="fields" method="post">${csrfField(csrf)}${seenField(stored)}${[
			field({ ...of('title'), label: 'Naziv', required: true }),
			field({ ...of('price'), label: `Redovna cijena ${withVat}`, type: 'number', required: true }),
			field({ ...of('sale_price', `Prazno: nema sniženja.${lowest}`), label: `Snižena cijena ${withVat}`, type: 'number' }),
			field({ ...of('quantity'), label: 'Zaliha', type: 'number', step: '1', required: true }),
			...termFields(of),
			field({ ...of('short_description'), label: 'Kratki opis', type: 'long', max: LONGEST.short_description }),
			...VIDEO_PLACES.flatMap((place) => [
				field({
					...of(`video_${place}_url`, place === 1 ? 'Putanja datoteke na ovoj stranici, na primjer /videos/model.mp4. Prazno: nema videozapisa.' : undefined),
					label: `Videozapis ${place}`,
					max: 500,
				}),
				field({ ...of(`video_${place}_title`, place === 1 ? 'Prazno: naziv proizvoda.' : undefined), label: `Naziv videozapisa ${place}` }),
			]),
			field({ ...of('visible'), label: 'Vidljiv u trgovini', type: 'switch' }),
		].join('')}<button>Spremi</button></form>`;
		return sendAdminPage(reply, { title: product.title, section: 'proizvodi', csrf, body, notice, ...(notice?.kind === 'refused' && { status }) });
	}
}

interface ShownProduct {
	readonly reply: Parameters<typeof sendAdminPage>[0];
	readonly csrf: string;
	readonly notice: Parameters<typeof sendAdminPage>[1]['notice'];
	readonly form?: Readonly<Record<string, string>>;
	readonly status?: number;
}

function toForm(product: NonNullable<Awaited<ReturnType<typeof findProduct>>>, rules: TaxRules) {
	const entry = priceEntryOf(rules, product.tax_class);
	return {
		title: product.title,
		short_description: product.short_description ?? '',
		price: formatPrice(product.price_cents, entry),
		sale_price: product.sale_price_cents === null ? '' : formatPrice(product.sale_price_cents, entry),
		...toTermsForm(product),
		quantity: String(product.quantity),
		visible: product.visible ? '1' : '',
		...toVideoFields(product.videos),
	};
}

const toId = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

async function findProduct(db: Database, id: number | null) {
	if (id === null) return undefined;
	const row = await db
		.selectFrom('products as p')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.select([
			'p.id',
			'p.slug',
			'p.title',
			'p.short_description',
			'p.price_cents',
			'p.lowest_price_cents',
			'p.reduced',
			'p.quantity',
			'p.visible',
			'p.videos',
			'p.tax_class',
			'p.weight_grams',
			'p.bulky',
		])
		.leftJoin('campaign_prices as n', 'n.product_id', 'p.id')
		.select(['c.slug as category_slug', ownSale.as('sale_price_cents')])
		.where('p.id', '=', id)
		.executeTakeFirst();
	return row && { ...row, path: toProductPath(row.category_slug, row.slug, row.id) };
}

/** Finds products by id or code, or by words of the title; without a query, products by ascending id. */
async function findProducts(db: Database, asked: string, after: number) {
	const all = db.selectFrom('products').select(['id', 'title', 'product_code', 'now_cents', 'quantity', 'visible']).limit(SHOWN);
	if (asked.trim() === '') return all.where('id', '>', after).orderBy('id').execute();
	return all
		.where((is) =>
			is.or([
				is('code', '=', toSku(asked.trim())),
				is('product_code', '=', toSku(asked.trim())),
				is('id', '=', toId(asked.trim()) ?? 0),
				sql<boolean>`search @@ plainto_tsquery('shop', ${asked})`,
			]),
		)
		.orderBy('id')
		.execute();
}
