import Type, { type Static } from 'typebox';
import { findMessage, listMessages, lockMessage, type MessageRow, markMessage } from '../../content/forms/index.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { route } from '../http/route.ts';
import { ById } from '../schemas/by-id.ts';
import { DEFAULT_LIMIT, Moment, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Strict, Text } from '../schemas/text.ts';

const SCOPES = ['customers:write'] as const;
const State = Type.Union([Type.Literal('new'), Type.Literal('read'), Type.Literal('answered')]);

const Message = Strict({
	...{ id: Type.Integer(), name: Type.String(), email: Type.String(), subject: Type.String(), order_number: Nullable(Type.String()) },
	...{ message: Type.String(), state: State, created_at: Moment },
	/** Whether the shop sends mails, so that an answer by mail is possible. */
	can_be_answered: Type.Boolean(),
});
export type Message = Static<typeof Message>;

export const MESSAGE_ROUTES = [
	route({
		...{ method: 'GET', path: '/messages', operationId: 'listMessages', summary: 'Messages of the contact form, the newest first', scopes: SCOPES },
		params: Nothing,
		query: Type.Object({ ...PAGE_QUERY, state: Type.Optional(State), email: Type.Optional(Type.String({ maxLength: 254 })) }),
		body: null,
		response: Page(Message),
		async handle({ db, config, query: { limit = DEFAULT_LIMIT, cursor, state, email } }) {
			const rows = await listMessages(db, { limit, before: cursor === undefined ? undefined : Number(cursor), state, email });
			return { items: rows.map((row) => toView(row, config)), next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null };
		},
	}),
	route({
		...{ method: 'GET', path: '/messages/:id', operationId: 'getMessage', summary: 'A message of the contact form', scopes: SCOPES },
		params: ById,
		query: Nothing,
		body: null,
		response: Message,
		async handle({ db, config, params: { id } }) {
			const row = await findMessage(db, Number(id));
			return row === undefined ? notFound(`message ${id}`) : toView(row, config);
		},
	}),
	route({
		...{
			method: 'PUT',
			path: '/messages/:id',
			operationId: 'markMessage',
			inOneTransaction: true,
			summary: 'Marks a message as new, read or answered',
			scopes: SCOPES,
		},
		params: ById,
		query: Nothing,
		body: Strict({ state: State }),
		response: Message,
		async handle({ db, config, params: { id }, body: { state } }) {
			const now = config.now();
			const marks = { read_at: state === 'new' ? null : now, answered_at: state === 'answered' ? now : null };
			const row = await markMessage(db, Number(id), marks);
			return row === undefined ? notFound(`message ${id}`) : toView(row, config);
		},
	}),
	route({
		...{
			method: 'POST',
			path: '/messages/:id/answer',
			operationId: 'answerMessage',
			summary: 'Mails an answer to who wrote, and marks the message',
			scopes: SCOPES,
		},
		params: ById,
		query: Nothing,
		body: Strict({ subject: Text(200), text: Text(20_000) }),
		response: Message,
		async handle({ db, log, config, params: { id }, body: { subject, text } }) {
			if (!config.sendsMail) return new Refusal(409, 'Conflict', 'the shop sends no mails: set MAIL_URL (docs/mail.md)');
			return inLoggedTransaction({ db, log }, async (trx) => {
				const row = await lockMessage(trx, Number(id));
				if (row === undefined) return notFound(`message ${id}`);
				const now = config.now();
				const quoted = row.message.split('\n').map((line) => `> ${line}`);
				const paragraphs = [...text.replaceAll('\r\n', '\n').split('\n\n').filter(Boolean), quoted.join('\n')];
				await writeMail(trx, { recipient: row.email, template: 'message_answer', lang: 'hr', content: { subject, paragraphs } });
				const marks = { read_at: row.read_at ?? now, answered_at: now };
				await markMessage(trx, row.id, marks);
				return toView({ ...row, ...marks }, config);
			});
		},
	}),
];

const toView = ({ id, name, email, subject, order_number, message, read_at, answered_at, created_at }: MessageRow, { sendsMail }: { sendsMail: boolean }) => ({
	...{ id, name, email, subject, order_number, message, created_at: created_at.toISOString(), can_be_answered: sendsMail },
	state: answered_at !== null ? ('answered' as const) : read_at !== null ? ('read' as const) : ('new' as const),
});
