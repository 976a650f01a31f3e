import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ORDERABLE_QUANTITY } from '../../catalog/index.ts';
import { localizePath } from '../../localization/index.ts';
import { takeAttempt } from '../../platform/attempts/attempts.ts';
import type { Call, Handler } from '../../platform/http/handler.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { toLetter } from '../../platform/mail/to-letter.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { changeCart } from '../change-cart.ts';
import { countFreeLines } from '../count-free-lines.ts';
import type { CartState } from '../pricing/load-cart-state.ts';
import type { Database } from '../tables.ts';

/** Days for which a saved cart can be restored. */
export const SAVED_CART_DAYS = 30;
/** Maximum number of mails in a row to one address: anyone can type a stranger's address. */
const MAILS = 5;

/** Restores a saved cart or saves this one, depending on the query of the link. Both can be repeated safely. */
export const abandonment: Handler<'_post_hapi_webshop_abandonment'> = (body, call) =>
	changeCart(
		call,
		async (trx, state) => {
			if (body.abandonment) return restore(trx, state.id, body.abandonment);
			return body.saveconfirm === 1 ? save(trx, state, call) : null;
		},
		{ grows: Boolean(body.abandonment) },
	);

async function save(trx: Database, { id, version, lines, customer }: CartState, { config, lang }: Call): Promise<string | null> {
	if (lines.length === 0) return 'error_cart_empty';
	if (customer.email === null) return 'error_abandonment_email';
	const earlier = await trx.selectFrom('saved_carts').select(['code', 'cart_version']).where('cart_id', '=', id).executeTakeFirst();
	if (earlier?.cart_version === version) return null;
	if ((await takeAttempt(trx, [{ key: `abandonment mail ${customer.email}`, free: MAILS, firstWait: 600 }])) > 0) return 'error_too_many_attempts';
	const code = earlier?.code ?? randomBytes(18).toString('base64url');
	const kept = { cart_version: version, email: customer.email, lines: JSON.stringify(lines.map((line) => ({ product_id: line.id, qty: line.qty }))) };
	await trx
		.insertInto('saved_carts')
		.values({ code, cart_id: id, ...kept })
		.onConflict((conflict) => conflict.column('code').doUpdateSet({ ...kept, created_at: new Date() }))
		.execute();
	const mailLang = toMailLang(lang);
	const content = toLetter((words) => words.abandonment, config.siteUrl + localizePath(`/webshop/kosarica/?abandonment=${code}`, lang));
	await writeMail(trx, { recipient: customer.email, template: 'abandonment', lang: mailLang, content });
	return null;
}

/** Lines that the cart already has are unchanged; other lines are added, limited to the available quantity. */
async function restore(trx: Database, cartId: number, code: string): Promise<string | null> {
	const saved = await trx
		.selectFrom('saved_carts')
		.select('code')
		.where('code', '=', code)
		.where('created_at', '>', sql<Date>`now() - make_interval(days => ${SAVED_CART_DAYS}::int)`)
		.executeTakeFirst();
	if (saved === undefined) return 'error_abandonment_code';
	await sql`
		insert into cart_items (cart_id, product_id, qty)
		select ${cartId}::int, p.id, least(l.qty, ${ORDERABLE_QUANTITY}, p.maximum_qty)
		from saved_carts s cross join lateral
			rows from (jsonb_to_recordset(s.lines) as (product_id int, qty int)) with ordinality as l(product_id, qty, place)
		join products p on p.id = l.product_id and p.listed and p.orderable
		where s.code = ${code} and least(l.qty, p.maximum_qty) > 0
			and not exists (select from cart_items i where i.cart_id = ${cartId} and i.product_id = p.id)
		order by l.place limit ${await countFreeLines(trx, cartId)}
		on conflict (cart_id, product_id) do nothing
	`.execute(trx);
	return null;
}
