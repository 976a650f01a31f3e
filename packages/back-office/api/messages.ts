import type { Message } from '@titraj/backend/merchant-api/routes/message-routes.ts';
import type { Page } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { Message };

const at = (id: number | string): string => `/messages/${encodeURIComponent(id)}`;

export const readMessages = read<Page<Message>>('/messages');
export const readMessage = (id: string): Read<Message> => read<Message>(at(id))();
export const markMessage = (id: number, state: 'new' | 'read'): Promise<Result<unknown>> => send({ method: 'PUT', path: at(id), body: { state } });
export const answerMessage = (id: number, answer: { readonly subject: string; readonly text: string }): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `${at(id)}/answer`, body: answer });
