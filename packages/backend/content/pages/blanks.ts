import { fillBlanks, findBlanks } from '@titraj/contract/formats/blanks.ts';
import { type Company, isCompanyKnown } from '../../platform/shop/company.ts';
import type { Database } from '../tables.ts';

/** Whether a text still has placeholders such as `[[datum]]` that the merchant must fill in before it can be published. */
export const hasBlanks = (...texts: readonly string[]): boolean => findBlanks(...texts).length > 0;

/** Fills the company placeholders of hidden pages. */
export async function fillCompanyBlanks(db: Database, company: Company): Promise<void> {
	if (!isCompanyKnown(company)) return;
	const { name, street, postcode, city, oib, email, phone, returns, mediator, mediator_url } = company;
	const address = `${street}, ${postcode} ${city}`;
	const known = new Map(
		Object.entries({
			'[[naziv tvrtke]]': name,
			'[[adresa]]': address,
			'[[OIB]]': oib,
			'[[e-pošta]]': email,
			'[[telefon]]': phone,
			'[[adresa za povrat robe]]': returns === '' ? address : returns,
			...(mediator !== '' && { '[[tijelo za rješavanje sporova]]': mediator_url === '' ? mediator : `${mediator} (${mediator_url})` }),
		}),
	);
	const pages = await db.selectFrom('pages').select(['id', 'content']).where('visible', '=', false).where('content', 'like', '%[[%').execute();
	for (const { id, content } of pages) {
		const filled = fillBlanks(content ?? '', known);
		if (filled !== content) await db.updateTable('pages').set({ content: filled }).where('id', '=', id).execute();
	}
}
