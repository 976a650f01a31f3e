import type { Kysely, Selectable } from 'kysely';
import type { BackendConfig } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { mailWords, toMailLang } from '../mail/mail-language.ts';
import { toLetter } from '../mail/to-letter.ts';
import { writeMail } from '../mail/write-mail.ts';
import { toIdentificator } from '../orders/to-identificator.ts';
import { toOrderUrl } from './links.ts';

interface News {
	order: Pick<Selectable<Tables['orders']>, 'id' | 'code' | 'number' | 'email' | 'market'>;
	config: BackendConfig;
}

/** Tells whoever ordered that their order was paid or cancelled, in the words it was placed in and the transaction of the change. */
export async function sendOrderNews(trx: Kysely<Tables>, template: 'paid' | 'cancelled', { order, config }: News): Promise<void> {
	const lang = toMailLang(order.market);
	const { order: words } = mailWords(lang);
	const text = { subject: words[template].subject(order.number), paragraphs: words[template].paragraphs(order.number), button: words.open };
	const content = toLetter(text, toOrderUrl({ config, lang: order.market }, toIdentificator(order)));
	await writeMail(trx, { recipient: order.email, template: `order_${template}`, lang, content });
}
