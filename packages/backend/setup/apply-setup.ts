import { createOwner, hasOwner, type OwnerError, SHORTEST_OWNER_PASSWORD } from '../accounts/index.ts';
import { hasBlanks } from '../content/index.ts';
import type { Database } from '../platform/database/tables.ts';
import { parseCompany } from '../platform/shop/company.ts';
import { parsePromises } from '../platform/shop/promises.ts';
import { parseIdentity } from '../platform/shop/shop-identity.ts';
import { readShopSettings, type ShopSettings } from '../platform/shop/shop-settings.ts';
import { parseDelivery, writeDelivery } from './apply-delivery.ts';
import { parsePaymentTerms } from './payment-terms-part.ts';
import { saveShopSettings } from './save-shop-settings.ts';
import type { SetupFile } from './setup-file.ts';

interface Given {
	readonly setup: SetupFile;
	/** The owner's password; null if none was given. */
	readonly password: string | null;
	/** Returns the text of a file that the setup names. Throws if it does not exist. */
	readFile(name: string): string;
}

const OWNER: Readonly<Record<OwnerError, string>> = {
	email: 'owner.email is not an e-mail address',
	email_taken: 'owner.email already has a customer account; use another address',
	name: 'owner.first_name or owner.last_name is empty or too long',
	password: `the password needs ${SHORTEST_OWNER_PASSWORD} characters or more, and must not be easy to guess`,
	has_owner: 'the shop already has an owner',
};

/**
 * Applies a setup file as the pages at /admin/ would. Validates everything before it writes, and throws on the first error. Idempotent. Returns sentences about
 * what it did.
 */
export async function applySetup(db: Database, { setup, password, readFile }: Given): Promise<readonly string[]> {
	const settings = await toSettings(db, setup);
	const delivery = parseDelivery(setup.delivery ?? {});
	const pages = (setup.pages ?? []).map(({ path, file }) => ({ path, content: readFile(file) }));
	for (const { path, content } of pages) {
		if (content.trim() === '') throw new Error(`The text for ${path} is empty`);
		if (hasBlanks(content)) throw new Error(`The text for ${path} still has blanks in [[double brackets]]; fill them in`);
		const page = await db.selectFrom('pages').select('id').where('path', '=', path).executeTakeFirst();
		if (page === undefined) throw new Error(`There is no page at ${path}`);
	}
	const owner = await openOwner(db, setup, password);
	await db.transaction().execute(async (trx) => {
		await saveShopSettings(trx, settings);
		await writeDelivery(trx, delivery);
		for (const { path, content } of pages) await trx.updateTable('pages').set({ content, visible: true }).where('path', '=', path).execute();
	});
	const saved = Object.keys(setup).filter((part) => part !== 'owner' && part !== 'pages');
	return [...(owner === null ? [] : [owner]), ...(saved.length === 0 ? [] : [`Saved: ${saved.join(', ')}`]), ...pages.map(({ path }) => `Published: ${path}`)];
}

async function toSettings(db: Database, { shop, company, payment_methods, payment_terms, promises }: SetupFile): Promise<Partial<ShopSettings>> {
	const known = await readShopSettings(db);
	const identity = shop && parseIdentity({ siteName: shop.name, mailSender: shop.mail_sender ?? known.mailSender, social: shop.social ?? known.social });
	if (identity && 'wrong' in identity) throw new Error(`Invalid fields in shop: ${identity.wrong.join(', ')}`);
	const parsed = company && parseCompany(company);
	if (parsed && 'wrong' in parsed) throw new Error(`Invalid fields in company: ${parsed.wrong.join(', ')}`);
	const made = promises && parsePromises({ ...promises, answer_workdays: String(promises.answer_workdays ?? '') });
	if (made && 'wrong' in made) throw new Error(`Invalid fields in promises: ${made.wrong.join(', ')}`);
	return {
		...identity?.identity,
		...(parsed && { company: parsed.company }),
		...(payment_methods && { paymentMethods: [...new Set(payment_methods)] }),
		...(payment_terms && { paymentTerms: parsePaymentTerms(payment_terms) }),
		...(made && { promises: made.promises }),
	};
}

/** Adds the owner of the file, also beside others. Says what it did; null if the file names none. */
async function openOwner(db: Database, { owner }: SetupFile, password: string | null): Promise<string | null> {
	if (owner === undefined) return null;
	const email = owner.email.trim().toLowerCase();
	const known = await db.selectFrom('users').select('role').where('email', '=', email).executeTakeFirst();
	if (known?.role === 'owner') return `Owner: ${email} is one already; the password stays (reset it on the sign-in page)`;
	if (known?.role != null) throw new Error(`owner.email has the role ${known.role}: an owner can change it in the back office`);
	if (password === null) throw new Error('The owner needs a password: set OWNER_PASSWORD, or pipe it in with --password-stdin');
	const others = await hasOwner(db);
	const created = await createOwner(db, { ...owner, password }, { besides: others });
	if ('error' in created) throw new Error(`The owner's account cannot be created: ${OWNER[created.error]}`);
	return `Owner: ${email} was added${others ? ', beside those that the shop has' : ''}`;
}
