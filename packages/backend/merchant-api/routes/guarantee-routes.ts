import Type, { type Static } from 'typebox';
import { toStoredPath } from '../../catalog/media/index.ts';
import { GUARANTEE_SLUG, readGuaranteeNotices, saveGuaranteeNotice } from '../../content/index.ts';
import { isPageVisible } from '../../content/pages/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { MARKETS } from '../../platform/market/market.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { FieldErrors, route } from '../http/route.ts';
import { readUploaded } from '../media/read-uploaded.ts';
import { Nothing, Nullable } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const SCOPES = ['settings:write'] as const;

const View = Strict({
	/** Languages with an uploaded notice. */
	notices: Type.Array(Strict({ language: Type.String(), media: Type.String(), picture: Type.String() })),
	/** Whether shoppers see the page that it stands on. */
	is_page_visible: Type.Boolean(),
});
export type GuaranteeNotices = Static<typeof View>;

export const GUARANTEE_ROUTES = [
	route({
		...{ method: 'GET', path: '/settings/guarantee-notice', operationId: 'getGuaranteeNotice', scopes: SCOPES },
		summary: 'The harmonised notice of the legal guarantee, as uploaded, by language',
		params: Nothing,
		query: Nothing,
		body: null,
		response: View,
		handle: ({ db }) => read(db),
	}),
	route({
		...{ method: 'PUT', path: '/settings/guarantee-notice', operationId: 'saveGuaranteeNotice', scopes: SCOPES },
		summary: 'Shows an uploaded picture as the harmonised notice of a language beside product, cart and order button, and on their page; null takes it away',
		params: Nothing,
		query: Nothing,
		body: Strict({ language: Type.Enum([...MARKETS]), media: Nullable(Type.String({ pattern: '^[0-9a-f]{64}$' })) }),
		response: View,
		async handle({ db, log, body: { language, media } }) {
			const image = media === null ? null : await readUploaded(db, media);
			if (image === undefined) return new FieldErrors([{ field: 'media', reason: 'names a picture that was not uploaded' }]);
			return inLoggedTransaction({ db, log }, async (trx) => {
				await saveGuaranteeNotice(trx, language, image && { hash: image.hash, width: image.width, height: image.height });
				return read(trx);
			});
		},
	}),
];

async function read(db: Database) {
	const notices = await readGuaranteeNotices(db);
	return {
		notices: MARKETS.flatMap((language) => {
			const notice = notices[language];
			return notice ? [{ language, media: notice.hash, picture: toStoredPath(notice.hash, 320, 'webp') }] : [];
		}),
		is_page_visible: await isPageVisible(db, GUARANTEE_SLUG),
	};
}
