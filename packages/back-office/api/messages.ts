import type { Page } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export interface Message {
	readonly id: number;
	readonly name: string;
	readonly email: string;
	readonly subject: string;
	readonly order_number: string | null;
	readonly message: string;
	readonly state: 'new' | 'read' | 'answered';
	readonly created_at: string;
	/** Whether the shop sends mails, so that it can be answered here. */
	readonly can_be_answered: boolean;
}

const at = (id: number | string): string => `/messages/${encodeURIComponent(id)}`;

export const readMessages = read<Page<Message>>('/messages');
export const readMessage = (id: string): Read<Message> => read<Message>(at(id))();
export const markMessage = (id: number, state: 'new' | 'read'): Promise<Result<unknown>> => send({ method: 'PUT', path: at(id), body: { state } });
export const answerMessage = (id: number, answer: { readonly subject: string; readonly text: string }): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `${at(id)}/answer`, body: answer });
