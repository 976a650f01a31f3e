import type { FastifyInstance, FastifyReply } from 'fastify';
import { saveShopSettings } from '../../editor/save-shop-settings.ts';
import { parseCompany } from '../../platform/shop/company.ts';
import { parseIdentity } from '../../platform/shop/shop-identity.ts';
import { readShopSettings, type ShopSettings } from '../../platform/shop/shop-settings.ts';
import { ADMIN_PATH, csrfField, sendAdminPage } from '../admin-page.ts';
import type { AdminTools } from '../admin-tools.ts';
import { field, readForm } from '../forms.ts';
import { COMPANY_FORM, type CompanyFormField } from './company-form.ts';
import { nextAfterSaving } from './next-after-saving.ts';

export const COMPANY_PAGE = `${ADMIN_PATH}postavke/tvrtka/`;

type Typed = Readonly<Record<string, string>>;

/** Page of the shop's name and company, as shown in the footer, on invoices and payment slips, and in mails. */
export function registerCompany(scope: FastifyInstance, { db, config, settings, editorOf }: AdminTools): void {
	scope.get<{ Querystring: { spremljeno?: string } }>(COMPANY_PAGE, async (request, reply) => {
		const notice = request.query.spremljeno === '1' ? ({ kind: 'done', text: 'Spremljeno. Stranice se osvježavaju za trenutak.' } as const) : undefined;
		return show(reply, { csrf: editorOf(request).csrf, typed: toTyped(await readShopSettings(db)), notice });
	});

	scope.post(COMPANY_PAGE, async (request, reply) => {
		const typed = readForm(request.body);
		const parsed = parseTyped(typed);
		if ('wrong' in parsed) return show(reply, { csrf: editorOf(request).csrf, typed, wrong: parsed.wrong });
		await db.transaction().execute((trx) => saveShopSettings(trx, parsed.said));
		settings.forget();
		return reply.redirect(await nextAfterSaving(db, { config, page: COMPANY_PAGE }), 303);
	});
}

function parseTyped(typed: Typed): { said: Partial<ShopSettings> } | { wrong: readonly CompanyFormField[] } {
	const identity = parseIdentity({ siteName: typed['siteName'] ?? '', mailSender: typed['mailSender'] ?? '', social: (typed['social'] ?? '').split('\n') });
	const company = parseCompany(typed);
	if ('identity' in identity && 'company' in company) return { said: { ...identity.identity, company: company.company } };
	return { wrong: [...('wrong' in identity ? identity.wrong : []), ...('wrong' in company ? company.wrong : [])] };
}

const toTyped = ({ siteName, mailSender, social, company }: ShopSettings): Typed => ({ ...company, siteName, mailSender, social: social.join('\n') });

interface Shown {
	readonly csrf: string;
	readonly typed: Typed;
	readonly wrong?: readonly CompanyFormField[];
	readonly notice?: Parameters<typeof sendAdminPage>[1]['notice'];
}

function show(reply: FastifyReply, { csrf, typed, wrong = [], notice }: Shown) {
	const fields = COMPANY_FORM.map(({ wrong: _wrong, ...rest }) => field({ ...rest, value: typed[rest.name] ?? '' })).join('');
	const refusal = COMPANY_FORM.filter(({ name }) => wrong.includes(name)).map((each) => each.wrong);
	return sendAdminPage(reply, {
		title: 'Tvrtka',
		section: 'postavke',
		csrf,
		body: `<form class="fields" method="post">${csrfField(csrf)}${fields}<button>Spremi</button></form>`,
		notice: refusal.length > 0 ? { kind: 'refused', text: `Ništa nije spremljeno. ${refusal.join(' ')}` } : notice,
		...(refusal.length > 0 && { status: 422 }),
	});
}
