import type { FastifyInstance, FastifyReply } from 'fastify';
import { paymentRules } from '../../cart/index.ts';
import { saveShopSettings } from '../../editor/save-shop-settings.ts';
import type { TermsOfPayment } from '../../platform/shop/payment-terms.ts';
import { readShopSettings } from '../../platform/shop/shop-settings.ts';
import { ADMIN_PATH, csrfField, sendAdminPage } from '../admin-page.ts';
import type { AdminTools } from '../admin-tools.ts';
import { field, readForm } from '../forms.ts';
import { nextAfterSaving } from './next-after-saving.ts';
import { readTerms, toTermFields, toTyped } from './payment-terms-form.ts';

export const PAYMENTS_PAGE = `${ADMIN_PATH}postavke/placanje/`;

/** What each method requires besides being selected. */
const NEEDS: Readonly<Record<string, string>> = {
	card: 'Treba ugovor s bankom: BANK_URL i BANK_SECRET.',
	wallet: 'Treba ugovor s bankom: BANK_URL i BANK_SECRET.',
	card_direct: 'Stranica banke otvara se odmah. Treba ugovor s bankom: BANK_URL i BANK_SECRET.',
	card_form: 'Kartica se upisuje u trgovini, a podaci idu izravno banci. Treba ugovor s bankom: BANK_URL i BANK_SECRET.',
	bank_transfer: 'Nudi se kad je upisan IBAN tvrtke.',
	cash_on_delivery: 'Kupac plaća dostavljaču; nudi se uz dostavu na adresu.',
	pay_in_store: 'Kupac plaća pri preuzimanju; nudi se uz preuzimanje u poslovnici.',
};

/** Page of the payment methods that the shop offers, in the order of `PAYMENT_CODES`, with their fees, limits and instalments. */
export function registerPayments(scope: FastifyInstance, { db, config, settings, editorOf }: AdminTools): void {
	scope.get<{ Querystring: { spremljeno?: string } }>(PAYMENTS_PAGE, async (request, reply) => {
		const notice = request.query.spremljeno === '1' ? ({ kind: 'done', text: 'Spremljeno. Stranice se osvježavaju za trenutak.' } as const) : undefined;
		const { paymentMethods, paymentTerms } = await readShopSettings(db);
		const typed = Object.assign(
			Object.fromEntries(paymentMethods.map((code) => [code, '1'])),
			...paymentRules('EUR', paymentTerms).map(({ code }) => toTyped(code, paymentTerms[code])),
		);
		return show(reply, { csrf: editorOf(request).csrf, typed, notice, terms: paymentTerms });
	});

	scope.post(PAYMENTS_PAGE, async (request, reply) => {
		const form = readForm(request.body);
		const { paymentTerms } = await readShopSettings(db);
		const codes = paymentRules('EUR', paymentTerms).map(({ code }) => code);
		const read = readTerms(codes, form, paymentTerms);
		if ('wrong' in read)
			return show(reply, { csrf: editorOf(request).csrf, typed: form, terms: paymentTerms, notice: { kind: 'refused', text: read.wrong }, status: 422 });
		await saveShopSettings(db, { paymentMethods: codes.filter((code) => form[code] === '1'), paymentTerms: read.terms });
		settings.forget();
		return reply.redirect(await nextAfterSaving(db, { config, page: PAYMENTS_PAGE }), 303);
	});
}

interface Shown {
	readonly csrf: string;
	readonly typed: Readonly<Record<string, string>>;
	readonly terms: TermsOfPayment;
	readonly notice: Parameters<typeof sendAdminPage>[1]['notice'];
	readonly status?: number;
}

function show(reply: FastifyReply, { csrf, typed, terms, notice, status = 200 }: Shown) {
	const fields = paymentRules('EUR', terms).map(
		({ code, titles }) =>
			`${field({ name: code, label: titles.hr, type: 'switch', value: typed[code] ?? '', hint: NEEDS[code] })}${toTermFields(code, titles.hr, typed)}`,
	);
	const body = `<p>Bez ijednog načina plaćanja trgovina ne prima narudžbe.</p><form class="fields" method="post">${csrfField(csrf)}${fields.join('')}<button>Spremi</button></form>`;
	return sendAdminPage(reply, { title: 'Načini plaćanja', section: 'postavke', csrf, body, notice, status });
}
