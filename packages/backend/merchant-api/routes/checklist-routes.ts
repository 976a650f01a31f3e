import Type, { type Static } from 'typebox';
import { readFiscalMode, readNumbering } from '../../invoices/index.ts';
import { CHECKLIST_KEYS, isReady, readChecklist, readUnpublishedLegalPages } from '../../setup/index.ts';
import { route } from '../http/route.ts';
import { Nothing } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const View = Strict({
	/** Whether everything is done. */
	ready: Type.Boolean(),
	steps: Type.Array(Strict({ key: Type.Enum([...CHECKLIST_KEYS]), done: Type.Boolean() })),
	/** Titles of the legal pages that are not published. */
	unpublished_pages: Type.Array(Type.String()),
	/** Whether invoices are reported to the tax office: not, by the shop, or by the ERP. */
	fiscalisation: Type.Enum(['off', 'on', 'erp']),
	/** Whether the shop issues invoices and other papers: their numbers and the company are entered. */
	issues_papers: Type.Boolean(),
});

export const CHECKLIST_ROUTES = [
	route({
		...{ method: 'GET', path: '/checklist', operationId: 'getChecklist', scopes: ['settings:write'] },
		summary: 'What the shop needs until it can take its first order, in the recommended order',
		params: Nothing,
		query: Nothing,
		body: null,
		response: View,
		async handle({ db, config }) {
			const checklist = await readChecklist(db, config);
			return {
				ready: isReady(checklist),
				steps: checklist.map(({ key, isDone }) => ({ key, done: isDone })),
				unpublished_pages: [...(await readUnpublishedLegalPages(db))],
				fiscalisation: await readFiscalMode(db),
				issues_papers: (await readNumbering(db)) !== null,
			};
		},
	}),
];
export type Checklist = Static<typeof View>;
